/** The words of the glossary in the order of how one meets them; each is explained in `page-glossary` under its name. */
export const glossaryWords = [
  'policy',
  'premium',
  'death-benefit',
  'beneficiary',
  'custodian',
  'trust',
  'term',
  'conversion',
  'permanent',
  'cash-value',
  'surrender-charge',
  'policy-loan',
  'floor',
  'cap',
  'illustration',
  'carrier',
  'application',
  'underwriting',
  'health-class',
  'rider',
  'lapse',
  'grace-period',
  'contestability',
  'graded-benefit',
] as const

type GlossaryWord = (typeof glossaryWords)[number]

export function isGlossaryWord(word: string): word is GlossaryWord {
  return glossaryWords.some((known) => known === word)
}
