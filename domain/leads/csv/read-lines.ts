import { type Stage, stages } from '#domain/leads/desk/stages.ts'
import { type LeadPlan, leadPlanSchema, phoneSchema } from '#domain/leads/lead.ts'
import { mostPlans } from '#domain/leads/most-plans.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { isLicensedIn, type LicensedStates } from '#domain/people/states/licensed-states.ts'
import type { Language } from '#domain/site/language.ts'
import type { ImportField } from './columns.ts'
import { type ImportLine, importLineSchema, longestNote } from './import-line.ts'
import { readMoment } from './moments.ts'
import {
  plainWord,
  readAmount,
  readLanguage,
  readLostReason,
  readReach,
  readStage,
  readState,
  readYesNo,
  tidyPhone,
  unmarked,
} from './read-cells.ts'

/** A row of a file with the line on which it begins, from 1. */
export interface TableRow {
  line: number
  cells: readonly string[]
}

/** Why a line is not taken. Each has its sentence in the words of the desk. */
export const lineProblems = [
  'noContact',
  'phone',
  'email',
  'state',
  'stage',
  'lostReason',
  'date',
  'language',
  'reach',
  'yesNo',
  'name',
  'notes',
  'plan',
  'plans',
  'cells',
] as const
export type LineProblem = (typeof lineProblems)[number]

export interface LineMistake {
  line: number
  problem: LineProblem
  /** The head of the column and what stands in it. */
  column: string
  cell: string
}

/** Somebody of a file, with the lines on which they stand. */
export interface FilePerson {
  lines: number[]
  person: ImportLine
}

export interface FileReading {
  people: FilePerson[]
  mistakes: LineMistake[]
}

interface ReadOptions {
  heads: readonly string[]
  /** What each column holds; undefined for one that is not taken. */
  fields: readonly (ImportField | undefined)[]
  /** Where times without an offset are meant: the agent's own time zone. */
  zone: string
  /** Whoever has no language of their own in the file has this one. */
  language: Language
  licensedStates: LicensedStates
  /** The key of the person who begins on this line, alike whenever the file is read. */
  keyOf: (line: number) => string
}

/**
 * The people of a file, and the lines that are not right. Lines with the same contact and name are one person, with all
 * their plans and notes; where one has another number or address besides, it is a further request of theirs.
 */
export function readLines(rows: readonly TableRow[], options: ReadOptions): FileReading {
  const people: FilePerson[] = []
  const mistakes: LineMistake[] = []
  const known = new Map<string, FilePerson>()
  const remember = (one: FilePerson) => {
    for (const identity of identities(one.person)) known.set(identity, known.get(identity) ?? one)
  }
  for (const row of rows) {
    if (row.cells.every((cell) => cell.trim() === '')) continue
    const read = readLine(row, options)
    if ('problem' in read) {
      mistakes.push(read)
      continue
    }
    const same = identities(read)
      .map((identity) => known.get(identity))
      .find((one) => one !== undefined)
    const joined = same && joinedLine(same.person, read)
    if (same === undefined || joined === undefined) {
      const own = { lines: [row.line], person: { ...read, is_repeat: same !== undefined } }
      people.push(own)
      remember(own)
    } else if (joined.plans.length > mostPlans.application) {
      mistakes.push({ line: row.line, problem: 'plans', column: '', cell: '' })
    } else {
      same.person = joined
      same.lines.push(row.line)
      remember(same)
    }
  }
  return { people, mistakes }
}

/** Whom a line is about, by each contact: who has one of them alike is the same person. */
function identities({ name, phone, email }: ImportLine): string[] {
  const called = plainWord(name ?? '')
  const digits = phone?.replace(/\D/g, '').slice(-10)
  return [
    ...(email ? [`e:${email.toLowerCase()} ${called}`] : []),
    ...(digits ? [`p:${digits} ${called}`] : []),
  ]
}

/** Two lines of one person as one; undefined where they have different numbers or addresses. */
function joinedLine(one: ImportLine, other: ImportLine): ImportLine | undefined {
  const [contacts, others] = [identities(one), identities(other)]
  const differs = (sort: string) => {
    const own = contacts.find((contact) => contact.startsWith(sort))
    const their = others.find((contact) => contact.startsWith(sort))
    return own !== undefined && their !== undefined && own !== their
  }
  if (differs('e:') || differs('p:')) return undefined
  const notes = [one.notes, other.notes].filter((note) => note !== null)
  const text = notes[1] !== undefined && notes[0]?.includes(notes[1]) ? notes[0] : notes.join('\n')
  const had = one.plans.map((plan) => JSON.stringify(plan))
  const stage = furtherStage(one.stage, other.stage)
  return {
    ...one,
    phone: one.phone ?? other.phone,
    email: one.email ?? other.email,
    state: one.state ?? other.state,
    is_out_of_state: one.is_out_of_state || (one.state === null && other.is_out_of_state),
    reach: one.reach.length > 0 ? one.reach : other.reach,
    refused: [...new Set([...one.refused, ...other.refused])],
    stage,
    lost_reason: stage === 'lost' ? (one.lost_reason ?? other.lost_reason) : null,
    next_contact_at:
      [one.next_contact_at, other.next_contact_at].filter((at) => at !== null).toSorted()[0] ?? null,
    owner: one.owner ?? other.owner,
    notes: text === '' ? null : text.slice(0, longestNote),
    plans: [...one.plans, ...other.plans.filter((plan) => !had.includes(JSON.stringify(plan)))],
  }
}

/** The further of two stages, as the database takes it; whoever is lost is behind all others. */
function furtherStage(one: Stage, other: Stage): Stage {
  const rankOf = (stage: Stage) => (stage === 'lost' ? -1 : stages.indexOf(stage))
  return rankOf(other) > rankOf(one) ? other : one
}

/** One line as it is stored, or what is wrong with it, the first thing from the left. */
function readLine(
  row: TableRow,
  { heads, fields, zone, language, licensedStates, keyOf }: ReadOptions,
): ImportLine | LineMistake {
  const { line } = row
  const columnOf = (field: ImportField) => fields.indexOf(field)
  const cellOf = (field: ImportField) => unmarked(row.cells[columnOf(field)] ?? '').trim()
  const mistake = (problem: LineProblem, field?: ImportField): LineMistake => ({
    line,
    problem,
    column: field ? (heads[columnOf(field)] ?? '') : '',
    cell: field ? cellOf(field).slice(0, 60) : '',
  })
  if (row.cells.slice(heads.length).some((cell) => cell.trim() !== '')) return mistake('cells')

  /** What a cell says; null where it is empty, and a mistake where it says nothing that is known. */
  const mistakes: { at: number; mistake: LineMistake }[] = []
  const read = <Value>(
    field: ImportField,
    problem: LineProblem,
    reader: (text: string) => Value | undefined,
  ) => {
    const text = cellOf(field)
    if (text === '') return null
    const value = reader(text)
    if (value === undefined) mistakes.push({ at: columnOf(field), mistake: mistake(problem, field) })
    return value ?? null
  }
  const phoneOf = (field: ImportField) =>
    read(field, 'phone', (text) => phoneSchema.safeParse(tidyPhone(text)).data)
  const refusedBy = (field: ImportField, way: ReachWay): ReachWay[] =>
    read(field, 'yesNo', readYesNo) ? [way] : []

  const name = read('full_name', 'name', (text) => importLineSchema.shape.name.safeParse(squeezed(text)).data)
  const [first, last] = [cellOf('first_name'), cellOf('last_name')]
  const parts = squeezed(`${first} ${last}`)
  const mobile = phoneOf('mobile')
  const phone = phoneOf('phone')
  const second = mobile !== null && phone !== null && mobile !== phone ? phone : null
  const state = read('state', 'state', readState)
  const stage = read('stage', 'stage', readStage) ?? 'new'
  const lostReason = read('lost_reason', 'lostReason', readLostReason)
  const said: Omit<ImportLine, 'plans'> = {
    key: keyOf(line),
    name: name ?? (parts === '' ? null : parts),
    phone: mobile ?? phone,
    email: read('email', 'email', (text) => (isEmailAddress(text) ? text : undefined)),
    state,
    is_out_of_state: !isLicensedIn(licensedStates, state ?? ''),
    language: read('language', 'language', readLanguage) ?? language,
    reach: read('reach', 'reach', readReach) ?? [],
    refused: [
      ...refusedBy('do_not_email', 'email'),
      ...refusedBy('do_not_call', 'call'),
      ...refusedBy('do_not_text', 'text'),
    ],
    stage,
    lost_reason: stage === 'lost' ? lostReason : null,
    next_contact_at: read('next_contact_at', 'date', (text) => readMoment(text, zone)?.toISOString()),
    owner: cellOf('owner').slice(0, 254) || null,
    notes:
      [cellOf('notes'), second === null ? '' : `${heads[columnOf('phone')]}: ${second}`]
        .filter(Boolean)
        .join('\n') || null,
    is_repeat: false,
  }
  const plans = readPlan(cellOf, said.name ?? '')
  if (plans === undefined) mistakes.push({ at: columnOf('carrier'), mistake: mistake('plan', 'carrier') })
  const [worst] = mistakes.toSorted((a, b) => a.at - b.at)
  if (worst) return worst.mistake
  if (said.phone === null && said.email === null) return mistake('noContact')
  const whole = importLineSchema.safeParse({ ...said, plans: plans ?? [] })
  if (whole.success) return whole.data
  return mistake(whole.error.issues.some(({ path }) => path[0] === 'notes') ? 'notes' : 'name')
}

/** The plan of a line, none where it has none; undefined where it is not whole. */
function readPlan(cellOf: (field: ImportField) => string, name: string): LeadPlan[] | undefined {
  const cells = (
    ['plan_type', 'carrier', 'product', 'coverage', 'monthly_premium', 'term_years'] as const
  ).map(cellOf)
  if (cells.every((cell) => cell === '')) return []
  const [planType = '', carrierName = '', productName = '', coverage = '', premium = '', term = ''] = cells
  const plan = leadPlanSchema.safeParse({
    carrierName,
    productName,
    planType: plainWord(planType).replaceAll(' ', '-'),
    coverage: readAmount(coverage),
    monthlyPremium: readAmount(premium),
    ...(term === '' ? {} : { termYears: readAmount(term) }),
    personName: cellOf('plan_for') || name,
    applyProductCode: '',
    isSample: readYesNo(cellOf('price_is_sample')) ?? false,
  })
  return plan.success && carrierName !== '' ? [plan.data] : undefined
}

function squeezed(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
