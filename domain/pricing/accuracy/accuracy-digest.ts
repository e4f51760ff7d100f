import {
  type AccuracyGroup,
  type AccuracyReport,
  accuracyAgeBands,
  accuracyGroups,
  type ErrorStatistics,
  summarizeErrors,
} from './accuracy.ts'
import type { LeftOutReport } from './left-out.ts'
import type { PublishedProduct } from './published-prices.ts'

/** One published price beside the model's: USD a month, to the cent. */
interface DigestPoint {
  product: PublishedProduct
  published: number
  modelled: number
  /** Off by ten per cent at most, before the rounding. */
  isClose: boolean
}

/** The model's errors, small enough for a page: fractions to a tenth of a per cent. */
export interface AccuracyDigest {
  points: DigestPoint[]
  all: ErrorStatistics
  groups: (ErrorStatistics & { group: AccuracyGroup })[]
  ageBands: (ErrorStatistics & { from: number; to: number | null })[]
}

/** The model's errors on prices that it was not fitted to, by kind of plan, as small. */
export interface LeftOutDigest {
  groups: (ErrorStatistics & { group: 'term' | 'whole' })[]
  unjudged: number
}

const closeError = 0.1

/** What the page on estimates shows of a report. It is plain JSON: what goes in comes out of `JSON.parse` the same. */
export function accuracyDigest(report: AccuracyReport): AccuracyDigest {
  return {
    points: report.points.map(({ product, publishedMonthly, modelledMonthly, error }) => ({
      product,
      published: roundTo(100, publishedMonthly),
      modelled: roundTo(100, modelledMonthly),
      isClose: Math.abs(error) <= closeError,
    })),
    all: rounded(summarizeErrors(report.points)),
    groups: accuracyGroups.map((group) => ({ group, ...rounded(report.groups[group]) })),
    ageBands: accuracyAgeBands.flatMap(({ from, to }, place) => {
      const band = report.ageBands[place]
      return band ? [{ from, to: to ?? null, ...rounded(band) }] : []
    }),
  }
}

/** What the page on estimates shows of the prices left out. */
export function leftOutDigest({ term, whole, unjudged }: LeftOutReport): LeftOutDigest {
  return {
    groups: [
      { group: 'term', ...rounded(term) },
      { group: 'whole', ...rounded(whole) },
    ],
    unjudged,
  }
}

function rounded({ count, median, ninetieth, worst, withinTenPercent }: ErrorStatistics): ErrorStatistics {
  return {
    count,
    median: roundTo(1000, median),
    ninetieth: roundTo(1000, ninetieth),
    worst: roundTo(1000, worst),
    withinTenPercent,
  }
}

function roundTo(parts: number, value: number): number {
  return Math.round(value * parts) / parts
}
