/** What a figure is held against. */
interface Goal {
  atLeast?: number
  atMost?: number
}

/** One line of what `npm run bench` prints. */
export interface BenchRow {
  name: string
  /** What was measured: the median, where it was measured often. */
  value: number
  unit: 'µs' | 'ms' | 's' | '/s' | 'KB' | 'MB' | 'times' | 'of 100'
  /** The slowest of all rounds, in the same unit. */
  slowest?: number
  /** The value over that of the baseline, both measured in the same run, so that machines can be compared. */
  ratio?: number
  goals?: { value?: Goal; slowest?: Goal; ratio?: Goal }
}

const number = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, useGrouping: true })

/** The line as printed: name, figures, and each goal with whether it is met. */
export function rowText(row: BenchRow): string {
  const slowest = row.slowest === undefined ? '' : ` (slowest ${number.format(row.slowest)})`
  const ratio = row.ratio === undefined ? '' : `${row.ratio.toFixed(2)} × baseline`
  const value = `${number.format(row.value)} ${row.unit}${slowest}`
  return `  ${row.name.padEnd(48)} ${value.padEnd(26)} ${ratio.padEnd(18)} ${verdicts(row).map(verdictText).join(', ')}`.trimEnd()
}

interface Verdict {
  figure: 'value' | 'slowest' | 'ratio'
  goal: Goal
  isMet: boolean
}

/** Each goal of a row, with whether it is met; a figure that was not measured does not meet its goal. */
export function verdicts({ goals = {}, ...row }: BenchRow): Verdict[] {
  return (['value', 'slowest', 'ratio'] as const).flatMap((figure) => {
    const goal = goals[figure]
    if (goal === undefined) return []
    const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = goal
    const measured = row[figure] ?? Number.NaN
    return [{ figure, goal, isMet: measured >= atLeast && measured <= atMost }]
  })
}

function verdictText({ figure, goal, isMet }: Verdict): string {
  const name = figure === 'value' ? '' : `${figure} `
  const limits = [
    goal.atLeast === undefined ? '' : `≥ ${number.format(goal.atLeast)}`,
    goal.atMost === undefined ? '' : `≤ ${number.format(goal.atMost)}`,
  ]
  return `${name}${limits.filter(Boolean).join(' ')}: ${isMet ? 'met' : 'MISSED'}`
}

/** The upper middle of the values; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
