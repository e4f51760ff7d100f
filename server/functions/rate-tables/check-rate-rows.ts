import type { RateSex } from '#domain/pricing/rate-tables.ts'
import type { PlacedRow, RateIssue } from './parse-rate-file.ts'

/**
 * Whether the rows of a file go together: in each group of one date, sex, tobacco use, class and variant every age
 * between the lowest and the highest has rates, each amount between its lowest and its highest exactly one, and no age
 * nor amount has a rate for one sex alone.
 */
export function checkRateRows(rows: readonly PlacedRow[], today: string): RateIssue[] {
  const groups = Map.groupBy(rows, groupKey)
  return [
    ...[...groups.values()].flatMap((group) => [...overlapsAndGaps(group), ...ageGaps(group)]),
    ...oneSidedRates(rows),
    ...notYetInForce(rows, today),
  ].sort((one, other) => one.line - other.line)
}

function personKey({ row }: PlacedRow): string {
  return [row.effectiveDate, row.tobacco, row.healthClass, row.variant].join('|')
}

function groupKey(placed: PlacedRow): string {
  return `${placed.row.sex}|${personKey(placed)}`
}

/** Whom a row is for, in words. */
function groupName({ row }: PlacedRow): string {
  const variant = row.variant === '' ? [] : [row.variant]
  return [`sex ${row.sex}`, `tobacco ${row.tobacco ? 'yes' : 'no'}`, row.healthClass, ...variant].join(', ')
}

/** Bands of amounts that meet twice or not at all, told once for each pair of rows. */
function overlapsAndGaps(group: readonly PlacedRow[]): RateIssue[] {
  const issues = new Map<string, RateIssue>()
  const { youngest, oldest } = agesOf(group)
  for (let age = youngest; age <= oldest; age++) {
    const bands = group
      .filter(({ row }) => row.minAge <= age && age <= row.maxAge)
      .sort((one, other) => one.row.minDeathBenefit - other.row.minDeathBenefit || one.line - other.line)
    bands.forEach((band, index) => {
      const below = bands[index - 1]
      const pair = `${below?.line} ${band.line}`
      const issue = below === undefined || issues.has(pair) ? undefined : between(below, band, age)
      if (issue !== undefined) issues.set(pair, issue)
    })
  }
  return [...issues.values()]
}

function between(below: PlacedRow, band: PlacedRow, age: number): RateIssue | undefined {
  const column = 'min_death_benefit'
  const [end, start] = [below.row.maxDeathBenefit, band.row.minDeathBenefit]
  const whom = `at age ${age} (${groupName(band)})`
  if (start <= end) {
    const [earlier, line] = below.line < band.line ? [below.line, band.line] : [band.line, below.line]
    return { line, column, message: `overlaps line ${earlier}: both have a rate for ${start} ${whom}` }
  }
  if (start === end + 1) return undefined
  const gap = start === end + 2 ? `${end + 1} has` : `${end + 1} to ${start - 1} have`
  return { line: band.line, column, message: `${gap} no rate ${whom}: line ${below.line} ends below` }
}

function ageGaps(group: readonly PlacedRow[]): RateIssue[] {
  const issues: RateIssue[] = []
  let covered = agesOf(group).youngest - 1
  for (const placed of group.toSorted((one, other) => one.row.minAge - other.row.minAge)) {
    const { minAge, maxAge } = placed.row
    if (minAge > covered + 1) {
      const gap =
        minAge === covered + 2 ? `age ${covered + 1} has` : `ages ${covered + 1} to ${minAge - 1} have`
      issues.push({ line: placed.line, column: 'age', message: `${gap} no rate (${groupName(placed)})` })
    }
    covered = Math.max(covered, maxAge)
  }
  return issues
}

function agesOf(group: readonly PlacedRow[]): { youngest: number; oldest: number } {
  return group.reduce(
    ({ youngest, oldest }, { row }) => ({
      youngest: Math.min(youngest, row.minAge),
      oldest: Math.max(oldest, row.maxAge),
    }),
    { youngest: Number.POSITIVE_INFINITY, oldest: 0 },
  )
}

/** Rates for men alone would quietly leave out women, be it of one age or for one amount. U stands for both. */
function oneSidedRates(rows: readonly PlacedRow[]): RateIssue[] {
  return [...Map.groupBy(rows, personKey).values()].flatMap((group): RateIssue[] => {
    const men = group.filter(({ row }) => row.sex === 'M')
    const women = group.filter(({ row }) => row.sex === 'F')
    return [...without(men, women, 'F'), ...without(women, men, 'M')].slice(0, 1)
  })
}

/** The first rate of one sex, if any, for which the other sex (`missing`) has no counterpart. */
function without(ones: readonly PlacedRow[], others: readonly PlacedRow[], missing: RateSex): RateIssue[] {
  const amounts = amountsByAge(others)
  for (const placed of ones) {
    const { minAge, maxAge, minDeathBenefit: from, maxDeathBenefit: to } = placed.row
    for (let age = minAge; age <= maxAge; age++) {
      const { least, most } = amounts.get(age) ?? noAmounts
      if (least <= from && to <= most) continue
      const where = others.length === 0 ? '' : ` at age ${age} for all of ${from} to ${to}`
      const cure = `but none for sex ${missing}${where}: add them, or use U for both`
      const message = `there are rates for ${groupName(placed)} ${cure}`
      return [{ line: placed.line, column: 'sex', message }]
    }
  }
  return []
}

type Amounts = { least: number; most: number }
const noAmounts: Amounts = { least: Number.POSITIVE_INFINITY, most: 0 }

/** From what to what amount there are rates at each age; gaps between are told elsewhere. */
function amountsByAge(rows: readonly PlacedRow[]): Map<number, Amounts> {
  const amounts = new Map<number, Amounts>()
  for (const { row } of rows) {
    for (let age = row.minAge; age <= row.maxAge; age++) {
      const { least, most } = amounts.get(age) ?? noAmounts
      amounts.set(age, {
        least: Math.min(least, row.minDeathBenefit),
        most: Math.max(most, row.maxDeathBenefit),
      })
    }
  }
  return amounts
}

function notYetInForce(rows: readonly PlacedRow[], today: string): RateIssue[] {
  const [first] = rows.toSorted((one, other) => (one.row.effectiveDate < other.row.effectiveDate ? -1 : 1))
  if (first === undefined || first.row.effectiveDate <= today) return []
  const message = `no rate is in force before ${first.row.effectiveDate}: keep those that hold until then as well`
  return [{ line: first.line, column: 'effective_date', message }]
}
