import type { WrittenLetter } from './write-account-email.ts'

/** A letter for programs that show plain text: the same words in the same order, a link alone on its line. */
export function letterText(letter: WrittenLetter): string {
  const { heading, paragraphs, action, code, notYou, questions, sender } = letter
  const blocks = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`, ...(action.expires ? [action.expires] : [])] : []),
    ...(code ? [`${code.label}: ${code.digits}`, code.expires] : []),
    `${notYou.heading}\n${notYou.text}`,
    ...(notYou.cancel ? [`${notYou.cancel.label}:\n${notYou.cancel.link}`] : []),
    questions,
    // Mail programs know this line as the one above a signature.
    `-- \n${sender}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
