import { formatPhone } from '#domain/format/format.ts'
import type { DeskExportRow } from '#domain/leads/desk/people.ts'
import { type ExportColumn, exportColumns } from './columns.ts'
import { isoInZone } from './moments.ts'
import { splitName } from './split-name.ts'

const list = (parts: readonly string[]) => parts.join('; ')
const yesOrNo = (isYes: boolean) => (isYes ? 'yes' : 'no')

/**
 * The desk's export as rows of cells, the first one naming the columns (docs/desk.md): one for each plan of a request, and
 * one for a request without plans. Times are those of a clock in `zone`, with how far it is ahead.
 */
export function exportRows(requests: readonly DeskExportRow[], zone: string): string[][] {
  const time = (at: string | null) => (at === null ? '' : isoInZone(new Date(at), zone))
  const rows = requests.flatMap((request) => {
    const { first, last } = splitName(request.person_name ?? '', request.language)
    const ofRequest = {
      full_name: request.person_name ?? '',
      first_name: first,
      last_name: last,
      phone: request.phone === null ? '' : formatPhone(request.phone),
      email: request.email ?? '',
      state: request.state ?? '',
      language: request.language,
      stage: request.stage,
      lost_reason: request.lost_reason ?? '',
      next_contact_at: time(request.next_contact_at),
      owner: request.owner ?? '',
      reach: list(request.reach),
      do_not_call: yesOrNo(request.refused.includes('call')),
      do_not_text: yesOrNo(request.refused.includes('text')),
      do_not_email: yesOrNo(request.refused.includes('email')),
      best_times: list(request.best_times),
      time_zone: request.time_zone ?? '',
      kind: request.kind,
      created_at: time(request.created_at),
      answered_at: time(request.answered_at),
      out_of_state: yesOrNo(request.is_out_of_state),
      consent: yesOrNo(request.consent),
      consent_version: request.consent_version ?? '',
      consent_at: time(request.consent_at),
      consent_note: request.consent_note ?? '',
      page: request.page ?? '',
      notes: request.notes ?? '',
      request_id: request.id,
      person_id: request.person_id,
    }
    const plans = request.plans.length === 0 ? [undefined] : request.plans
    return plans.map(
      (plan): Record<ExportColumn, string> => ({
        ...ofRequest,
        plan_for: plan?.personName ?? '',
        plan_type: plan?.planType ?? '',
        carrier: plan?.carrierName ?? '',
        product: plan?.productName ?? '',
        coverage: plan ? String(plan.coverage) : '',
        monthly_premium: plan?.monthlyPremium.toFixed(2) ?? '',
        term_years: String(plan?.termYears ?? ''),
        price_is_sample: plan ? yesOrNo(plan.isSample) : '',
      }),
    )
  })
  return [[...exportColumns], ...rows.map((row) => exportColumns.map((column) => row[column]))]
}
