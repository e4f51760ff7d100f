import type { Stage } from '#domain/leads/desk/stages.ts'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'

/** What somebody who applies may be asked for, in the order in which the page lists it. */
export const documents = [
  'photo_id',
  'social_security_number',
  'beneficiaries',
  'doctors',
  'medications',
  'other_policies',
  'income',
  'bank_account',
  'exam_times',
  'delivery_receipt',
] as const
export type StatusDocument = (typeof documents)[number]

/** Amounts from which carriers often ask what somebody earns, in USD. */
const largeCoverage = 1_000_000

/** Plans of which a part is invested or saved for long, so that carriers ask what somebody earns. */
const builtOnIncome: readonly string[] = ['iul', 'vul', 'gul'] satisfies SoldPlanType[]

type Wanted = { planType: string; coverage: number }

/**
 * What the plans of a request are likely to need at this stage; none where nothing is asked for any more. Health is asked of
 * by the carrier alone: the list says to have names at hand, and nothing that is ticked tells of it.
 */
export function documentsFor(stage: Stage, plans: readonly Wanted[]): StatusDocument[] {
  if (stage === 'in_force' || stage === 'lost') return []
  if (stage === 'decided') return ['delivery_receipt', 'bank_account', 'beneficiaries']
  const isFinalExpenseAlone = plans.length > 0 && plans.every(({ planType }) => planType === 'final-expense')
  const needsIncome = plans.some(
    ({ planType, coverage }) => coverage >= largeCoverage || builtOnIncome.includes(planType),
  )
  const isUnderway = stage === 'applied' || stage === 'underwriting'
  const wanted: Record<StatusDocument, boolean> = {
    photo_id: true,
    social_security_number: true,
    beneficiaries: true,
    doctors: !isFinalExpenseAlone,
    medications: true,
    other_policies: !isFinalExpenseAlone,
    income: needsIncome,
    bank_account: true,
    exam_times: isUnderway && !isFinalExpenseAlone,
    delivery_receipt: false,
  }
  return documents.filter((document) => wanted[document])
}
