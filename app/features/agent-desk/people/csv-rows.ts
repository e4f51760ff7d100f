import { stringify } from 'csv-stringify/browser/esm/sync'
import type { TFunction } from 'i18next'
import { waysText } from '#app/features/agent-desk/words/person-words.ts'
import { formatCoverage, formatMoney, formatPhone, formatYears } from '#domain/format/format.ts'
import type { DeskExportRow } from '#domain/leads/desk/people.ts'
import type { Language } from '#domain/site/language.ts'

const columns = [
  'created_at',
  'kind',
  'stage',
  'state',
  'person_name',
  'phone',
  'email',
  'reach',
  'language',
  'best_times',
  'time_zone',
  'plans',
  'consent',
  'consent_version',
  'consent_at',
  'page',
  'notes',
  'answered_at',
  'id',
] as const
type Column = (typeof columns)[number]

/** "2026-11-21 14:05:09" on the agent's clock: what spreadsheets read as a time, in either language. */
export function sheetTime(at: string, zone?: string): string {
  // Swedish writes a time as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(
    new Date(at),
  )
}

function planText(t: TFunction, plan: DeskExportRow['plans'][number], language: Language): string {
  const price = formatMoney(plan.monthlyPremium, language)
  const carrier = plan.carrierName
  const coverage = formatCoverage(plan.coverage, language)
  const what =
    plan.termYears === undefined
      ? t('agent-desk:plan.forLife', { carrier, coverage })
      : t('agent-desk:plan.forTerm', { carrier, coverage, term: formatYears(plan.termYears, language) })
  const label = t(plan.isSample ? 'agent-desk:plan.sample' : 'agent-desk:plan.estimate')
  return `${plan.productName}, ${what}: ${price} ${label}`
}

/** The first row names the columns, each further one is a request; all in words of the page's language. */
export function csvRows(
  t: TFunction,
  leads: readonly DeskExportRow[],
  language: Language,
  zone?: string,
): string[][] {
  const cells = (lead: DeskExportRow): Record<Column, string> => ({
    created_at: sheetTime(lead.created_at, zone),
    kind: t(`agent-desk:kinds.${lead.kind}`),
    stage: t(`agent-desk:stages.${lead.stage}`),
    state: lead.state ?? '',
    person_name: lead.person_name ?? '',
    phone: lead.phone ? formatPhone(lead.phone) : '',
    email: lead.email ?? '',
    reach: waysText(t, lead.reach, language),
    language: t(`agent-desk:contact.languages.${lead.language}`),
    best_times: lead.best_times.map((part) => t(`agent-desk:times.${part}`)).join(', '),
    time_zone: lead.time_zone ?? '',
    plans: lead.plans.map((plan) => planText(t, plan, language)).join('\n'),
    consent: t(lead.consent ? 'common:yes' : 'common:no'),
    consent_version: lead.consent_version ?? '',
    consent_at: lead.consent_at ? sheetTime(lead.consent_at, zone) : '',
    page: lead.page ?? '',
    notes: lead.notes ?? '',
    answered_at: lead.answered_at ? sheetTime(lead.answered_at, zone) : '',
    id: lead.id,
  })
  const head = columns.map((column) => t(`agent-desk:export.columns.${column}`))
  return [head, ...leads.map(cells).map((lead) => columns.map((column) => lead[column]))]
}

/** Tells spreadsheets that the file is UTF-8, or they take accents apart. */
const byteOrderMark = '\uFEFF'

/**
 * The rows as a CSV file. What begins like a formula is marked as text: visitors write these cells, and a spreadsheet
 * must not run them.
 */
export function writeCsv(rows: readonly string[][]): string {
  return byteOrderMark + stringify([...rows], { escape_formulas: true, record_delimiter: 'windows' })
}
