import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'

/** What the mails of leads say of their sender, and where the agent reads of leads. */
export interface LeadMailSettings {
  brand: string
  agent: Settings['agent']
  /** Where visitors reach the site. */
  siteUrl: string
}

/** A mail about a lead, word by word, before it is laid out. No piece of it is HTML. */
export interface LeadLetter {
  language: Language
  brand: string
  /** The agent's; where it stands in a sentence it can be dialed. */
  phone: string
  subject: string
  preview: string
  heading: string
  blocks: LetterBlock[]
  /** Below the sheet. */
  footer: string[]
}

export type LetterBlock =
  | { is: 'text'; text: string }
  | { is: 'facts'; facts: { label: string; value: string; link?: string }[] }
  | { is: 'plans'; heading: string; columns: { plan: string; price: string }; rows: PlanRow[] }
  | { is: 'note'; heading: string; texts: string[] }
  | { is: 'steps'; heading: string; items: string[] }
  | { is: 'action'; label: string; link: string }
  | { is: 'link'; text: string; link: string }
  | { is: 'part'; heading: string; text: string }

/** A plan as a mail shows it: its name, what it is and for whom, and its price with what kind of price that is. */
export type PlanRow = { name: string; lines: string[]; price: string; month: string; label: string }
