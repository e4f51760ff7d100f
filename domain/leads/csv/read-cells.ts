import { formatPhone } from '#domain/format/format.ts'
import { type LostReason, lostReasons, type Stage, stages } from '#domain/leads/desk/stages.ts'
import { type ReachWay, reachWays } from '#domain/leads/reach.ts'
import { type StateCode, stateCodes, stateNames } from '#domain/people/states/states.ts'
import { type Language, languages } from '#domain/site/language.ts'

/** How a cell says yes or no; undefined for what says neither. An empty one says no. */
export function readYesNo(text: string): boolean | undefined {
  const word = plainWord(text)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'si', 'on'])
const no = new Set(['', 'no', 'n', 'false', '0', 'off'])

/** A state by its two letters or its name. */
export function readState(text: string): StateCode | undefined {
  const word = plainWord(text)
  if (word === 'district of columbia') return 'DC'
  return stateCodes.find((code) => code.toLowerCase() === word || stateNames[code].toLowerCase() === word)
}

/** A stage by its name in the export, or by what CRMs call it. */
export function readStage(text: string): Stage | undefined {
  const word = plainWord(text)
  return stages.find((stage) => stage.replaceAll('_', ' ') === word) ?? stagesOfCrms[word]
}

const stagesOfCrms: Readonly<Record<string, Stage>> = {
  open: 'new',
  lead: 'new',
  'new lead': 'new',
  quote: 'quoted',
  application: 'applied',
  'in underwriting': 'underwriting',
  approved: 'decided',
  issued: 'in_force',
  inforce: 'in_force',
  won: 'in_force',
  'closed won': 'in_force',
  customer: 'in_force',
  client: 'in_force',
  'closed lost': 'lost',
}

export function readLostReason(text: string): LostReason | undefined {
  const word = plainWord(text)
  return lostReasons.find((reason) => reason.replaceAll('_', ' ') === word)
}

/** The language of a person; undefined for one that the site does not speak. */
export function readLanguage(text: string): Language | undefined {
  const word = plainWord(text)
  return languages.find((language) => language === word) ?? languageNames[word]
}

const languageNames: Readonly<Record<string, Language>> = {
  english: 'en',
  ingles: 'en',
  'en us': 'en',
  spanish: 'es',
  espanol: 'es',
  'es us': 'es',
}

/** The ways of a list such as `email; call`; undefined where one of them is none. */
export function readReach(text: string): ReachWay[] | undefined {
  const words = text
    .split(/[;,]/)
    .map(plainWord)
    .filter((word) => word !== '')
  const ways = reachWays.filter((way) => words.includes(way))
  return words.every((word) => ways.some((way) => way === word)) ? ways : undefined
}

/** An amount such as `$750,000` or `28.03`. */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** A number as forms write it: ten digits apart, an extension behind `x`, and nothing of a spreadsheet's. */
export function tidyPhone(text: string): string {
  const plain = text
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\s*(?:ext(?:ension)?|#)\.?\s*/i, ' x')
    .replaceAll('/', '-')
    .replace(/[\u2010-\u2015]/g, '-')
  return /[a-wyz]/i.test(plain) ? plain : formatPhone(plain)
}

/** Without capitals, accents and signs. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** What the export marked as text because it begins like a formula, as it was. */
export function unmarked(cell: string): string {
  return /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell
}
