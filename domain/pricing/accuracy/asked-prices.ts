import { z } from 'zod'
import { soldPlanTypeSchema } from '#domain/plans/plan-type.ts'
import { type ErrorStatistics, summarizeErrors } from './accuracy.ts'

/** A price that a carrier asked in the end, beside what we had estimated: USD a month. */
const askedPriceSchema = z.object({
  carrier_id: z.string(),
  plan_type: soldPlanTypeSchema,
  estimate: z.number().positive(),
  asked: z.number().positive(),
  /** Whether the estimate was our model's; others do not count towards its error. */
  is_modelled: z.boolean(),
  at: z.iso.datetime({ offset: true }),
})
export type AskedPrice = z.infer<typeof askedPriceSchema>

/** `desk_prices`: the newest first. */
export const askedPricesSchema = z.array(askedPriceSchema)

/** How far off estimates were: `signed` is the median with its sign, below 0 where we were too low. */
export type AskedErrors = ErrorStatistics & { signed: number }

export interface CarrierPrices {
  carrierId: string
  /** All that were noted, counted or not. */
  noted: number
  /** Of those that count; undefined where none does. */
  errors: AskedErrors | undefined
  /** The newest quarter first; `quarter` is 1 to 4. */
  quarters: (AskedErrors & { year: number; quarter: number })[]
  /** By kind of plan, those of the last twelve months alone: what a price level should be read from. */
  lately: (AskedErrors & { planType: AskedPrice['plan_type'] })[]
}

/** Fewer prices than this say too little about a price level. */
export const fewestForLevel = 5

/** What the prices say of each carrier, in the order of `carrierIds`; others come behind, without prices nobody. */
export function pricesByCarrier(
  prices: readonly AskedPrice[],
  carrierIds: readonly string[],
  now: Date,
): CarrierPrices[] {
  const ids = new Set([...carrierIds, ...prices.map((price) => price.carrier_id)])
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return [...ids].flatMap((carrierId) => {
    const own = prices.filter((price) => price.carrier_id === carrierId)
    if (own.length === 0) return []
    const counted = own.filter((price) => price.is_modelled)
    const late = counted.filter(({ at }) => new Date(at) >= yearAgo)
    return [
      {
        carrierId,
        noted: own.length,
        errors: counted.length > 0 ? errorsOf(counted) : undefined,
        quarters: groupsOf(counted, ({ at }) => quarterOf(new Date(at))).map(([key, group]) => ({
          year: Math.floor(key / 4),
          quarter: (key % 4) + 1,
          ...errorsOf(group),
        })),
        lately: groupsOf(late, (price) => price.plan_type).map(([planType, group]) => ({
          planType,
          ...errorsOf(group),
        })),
      },
    ]
  })
}

/** The errors of some prices, estimate over price less 1; NaN where there are none. */
export function errorsOf(prices: readonly Pick<AskedPrice, 'estimate' | 'asked'>[]): AskedErrors {
  const errors = prices.map(({ estimate, asked }) => estimate / asked - 1)
  return { ...summarizeErrors(errors.map((error) => ({ error }))), signed: middleOf(errors) }
}

/** The price level, to a hundredth and within what settings take, at which we would have been off to neither side. */
export function fittingLevel(level: number, { signed }: Pick<AskedErrors, 'signed'>): number {
  return Math.min(Math.max(Math.round((level / (1 + signed)) * 100) / 100, 0.5), 2)
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (place: number) => sorted[place] ?? Number.NaN
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2
}

/** Quarters since the year 0, in UTC. */
const quarterOf = (at: Date) => at.getUTCFullYear() * 4 + Math.floor(at.getUTCMonth() / 3)

/** What has one key together, in the order of the first of each. */
function groupsOf<Key>(
  prices: readonly AskedPrice[],
  keyOf: (price: AskedPrice) => Key,
): [Key, AskedPrice[]][] {
  return [...Map.groupBy(prices, keyOf)]
}
