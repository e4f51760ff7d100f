import type { PlanType } from '#domain/plans/plan-type.ts'
import type { Carrier } from './carrier.ts'

type LimitedCarrier = Pick<Carrier, 'name' | 'limits' | 'inLimitTable'>

type CoverageLimitWarning = { carrier: string; planType: PlanType; limit: number }

function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

/**
 * Carriers whose maximum for this plan type lies below the coverage (USD) and which are not among the
 * results already, in the order of the settings. A carrier that does not sell the plan type has no limit to name.
 */
export function coverageLimitWarnings(input: {
  carriers: readonly LimitedCarrier[]
  planType: PlanType
  coverage: number
  /** Names of the carriers in the results; letter case does not matter. */
  carriersInResults: readonly string[]
}): CoverageLimitWarning[] {
  const shown = new Set(input.carriersInResults.map(nameKey))
  return input.carriers.flatMap((carrier) => {
    const limit = carrier.limits[input.planType]
    if (!carrier.inLimitTable || limit === null || limit >= input.coverage) return []
    return shown.has(nameKey(carrier.name))
      ? []
      : [{ carrier: carrier.name, planType: input.planType, limit }]
  })
}
