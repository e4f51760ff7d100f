import { plain } from '#functions/assistant/search/terms.ts'
import { namesOtherInsurance } from './other-insurance.ts'
import type { OwnAnswerId } from './own-answers.ts'

/** What decides by itself, whatever else a message says. */
const rules: readonly { answer: OwnAnswerId; pattern: RegExp }[] = [
  // A Social Security number, a card number, a bank's routing or account number beside its name.
  { answer: 'privateNumbers', pattern: /\b\d{3}[- ]\d{2}[- ]\d{4}\b/ },
  { answer: 'privateNumbers', pattern: /\b(?:\d[ -]?){13,19}\b/ },
  {
    answer: 'privateNumbers',
    pattern:
      /\b(?:ssn|social security|seguro social|social|card|tarjeta|account|cuenta|routing|ruta|itin|cvv)\b\D{0,30}\d[\d -]{6,}/,
  },
  {
    answer: 'instructions',
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|rule|prompt|guideline|directive|previous|above|restriction)/,
  },
  {
    answer: 'instructions',
    pattern:
      /\b(?:ignora|ignore|olvida|olvide|omite|desobedece|salta|saltate)\b.{0,40}\b(?:instruccion|regla|anterior|indicacion|restriccion|lineamiento|directriz|directrices)/,
  },
  {
    answer: 'instructions',
    pattern: /\b(?:system prompt|jailbreak|developer mode|dan mode|modo desarrollador|prompt del sistema)\b/,
  },
  {
    answer: 'instructions',
    pattern:
      /\b(?:reveal|show|print|repeat|tell me|muestra|muestrame|revela|repite|dime)\b.{0,30}\b(?:your|tus|sus)\b.{0,20}\b(?:prompt|instructions|rules|instrucciones|reglas)\b/,
  },
  {
    answer: 'instructions',
    pattern:
      /\b(?:you are now|pretend (?:to be|youre|you are)|(?<!\bdo you )(?<!\bdoes (?:he|she) )act as (?:a|an|if)|roleplay as|ahora eres|actua como|finge (?:que|ser)|haz de cuenta que)\b/,
  },
]

/** The own answer that a clear sign in the message asks for, before any search. */
export function ruledAnswer(message: string): OwnAnswerId | undefined {
  const text = plain(message).replace(/\s+/g, ' ')
  const ruled = rules.find(({ pattern }) => pattern.test(text))
  return ruled?.answer ?? (namesOtherInsurance(text) ? 'otherInsurance' : undefined)
}
