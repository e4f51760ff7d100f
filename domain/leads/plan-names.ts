import { isRecord } from '#domain/json/is-record.ts'

/**
 * A plan of a lead, or a part of one, by today's names. Leads stored until 1.0, and pages open since then, say
 * `company`, `monthlyPrice` and `term`. What is no record stays as it is.
 */
export function withPlanNames(plan: unknown): unknown {
  if (!isRecord(plan)) return plan
  const { company, monthlyPrice, term, ...others } = plan
  return {
    ...(company !== undefined && { carrierName: company }),
    ...(monthlyPrice !== undefined && { monthlyPremium: monthlyPrice }),
    ...(term !== undefined && { termYears: term }),
    ...others,
  }
}
