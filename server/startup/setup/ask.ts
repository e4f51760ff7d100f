import { createInterface } from 'node:readline'

/** What was asked is not answered: the terminal was closed, or what was piped in ended. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

export type Ask = (prompt: string) => Promise<string>

/** Asks for lines in the terminal; piped ones are taken one after the other. Rejects with `NoAnswer` at the end. */
export function openTerminal(): { ask: Ask; close: () => void } {
  const { stdin: input, stdout: output } = process
  const lines = createInterface({ input, output, terminal: input.isTTY && output.isTTY })
  const answers = lines[Symbol.asyncIterator]()
  return {
    ask: async (prompt) => {
      lines.setPrompt(prompt)
      lines.prompt()
      const { value, done } = await answers.next()
      if (!input.isTTY) output.write('\n')
      if (done) throw new NoAnswer()
      return String(value).trim()
    },
    close: () => lines.close(),
  }
}

/** Whether the answer is yes; Enter is, too. */
export async function confirms(ask: Ask, question: string): Promise<boolean> {
  for (;;) {
    const answer = (await ask(`${question} [yes]: `)).toLowerCase()
    if (['', 'y', 'yes'].includes(answer)) return true
    if (['n', 'no'].includes(answer)) return false
  }
}
