import { spelled } from './spelled.ts'

/** What people say who do not answer, or not yet. */
const vague =
  /^(?:yes|yeah|yep|no|nope|maybe|perhaps|sometimes|it depends|depends|(?:i )?(?:do not|dont) know|idk|(?:im )?not sure|a lot|lots|a little|any|anything|whatever|si|quizas?|tal vez|a veces|depende|(?:yo )?no (?:lo )?se|no estoy segur[oa]|mucho|poco|lo que sea|cualquiera)$/
/** A number that is no card's and no account's. */
const number = /^[-+$]* ?\d[\d.,]{0,8} ?%?$/

/**
 * Whether a message stands where an answer was asked for, and tells nothing about anything else either: "maybe", "150",
 * "-5". A search would find something in it.
 */
export function isVagueAnswer(message: string): boolean {
  const text = spelled(message).replace(/^[\s¡]+|[\s.,!]+$/g, '')
  return vague.test(text) || number.test(text)
}

/** Whether it is a word or two and no question, as answers are. */
export function isShort(message: string): boolean {
  return !message.includes('?') && message.trim().split(/\s+/).length <= 2
}
