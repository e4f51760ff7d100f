import type { AnswerPusher } from './push-answers.ts'

let pusher: AnswerPusher | undefined

/** Names what sends this page's changed answers to the account. */
export function setPusher(current: AnswerPusher): void {
  pusher = current
}

/** Sends the answers that wait for their pause to end, if there are any; never rejects. */
export async function flushAnswers(): Promise<void> {
  await pusher?.flush()
}
