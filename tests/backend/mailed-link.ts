import type { Letter, LetterKind } from '#server/mail/letter.ts'
import type { TestBackend } from './backend-fixture.ts'

/** The newest letter of a kind to somebody, once everything asked for has been written. */
export async function letterTo(at: TestBackend, to: string, kind: LetterKind): Promise<Letter> {
  await at.settled()
  const letter = at.letters.findLast((one) => one.to === to && one.kind === kind)
  if (!letter) throw new Error(`No letter of kind ${kind} was sent`)
  return letter
}

export async function linkTo(at: TestBackend, to: string, kind: LetterKind): Promise<URL> {
  const { link } = await letterTo(at, to, kind)
  if (!link) throw new Error(`The letter of kind ${kind} has no link`)
  return new URL(link)
}

/** What a link hands to the page of ours that it leads to. */
export function handedOver(link: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(link.hash.slice(1)))
}

/** Presses the one button of the page that a link leads to, as anybody may who has the link: what the service answers. */
export async function follow(at: TestBackend, link: URL) {
  const { token_hash, type } = handedOver(link)
  const { status, body } = await at.request('POST', '/auth/v1/verify', { body: { token_hash, type } })
  const answer: Partial<Record<'access_token' | 'refresh_token' | 'error_code' | 'msg', string>> =
    JSON.parse(body)
  return { status, answer }
}
