import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'

/** What emails say of their sender. */
export interface EmailSettings {
  brand: string
  agent: Settings['agent']
  /** Where visitors reach the site. */
  siteUrl: string
}

/** An email in one language, word by word, before it is laid out. No piece of it is HTML. */
export interface EmailContent {
  language: Language
  brand: string
  /** The agent's; where it stands in a sentence it can be dialed. */
  phone: string
  subject: string
  /** What a list of emails shows after the subject. */
  preview: string
  heading: string
  blocks: EmailBlock[]
  /** Below a rule: what to do where the email is no use to its reader. */
  aside?: EmailAside
  /** Below the sheet, before the footer. */
  questions?: string
  /** Below the sheet: who writes. */
  footer: string[]
}

export type EmailBlock =
  | { is: 'text'; text: string }
  | { is: 'facts'; facts: { label: string; value: string; link?: string }[] }
  | { is: 'plans'; heading: string; columns: { plan: string; price: string }; rows: PlanRow[] }
  | { is: 'note'; heading: string; texts: string[] }
  | { is: 'steps'; heading: string; items: string[] }
  | { is: 'action'; label: string; link: string }
  | { is: 'gap' }
  | { is: 'code'; label: string; digits: string }
  | { is: 'expires'; text: string }
  | { is: 'link'; text: string; link: string }
  | { is: 'part'; heading: string; text: string; way?: { label: string; link: string } }

export interface EmailAside {
  /** For whom the button does not work. */
  link?: { text: string; link: string }
  heading: string
  text: string
  cancel?: { label: string; link: string }
}

/** A plan as an email shows it: its name, what it is and for whom, and its price with what kind of price that is. */
export type PlanRow = { name: string; lines: string[]; price: string; month: string; label: string }
