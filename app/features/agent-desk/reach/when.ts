/** The times of the next contact that one tap sets. */
const daysAhead = { tomorrow: 1, threeDays: 3, nextWeek: 7 } as const
const hour = 3_600_000

/** The usual times, each with its moment: in an hour, and at this time of a later day, on the quarter of an hour. */
export function quickPicks(now: Date): { name: 'hour' | keyof typeof daysAhead; at: Date }[] {
  const later = (Object.keys(daysAhead) as (keyof typeof daysAhead)[]).map((name) => {
    const at = new Date(now)
    at.setDate(at.getDate() + daysAhead[name])
    // Down, since up would turn "tomorrow" at 11:53 PM into the day after.
    return { name, at: onQuarter(at, Math.floor) }
  })
  return [{ name: 'hour', at: onQuarter(new Date(now.getTime() + hour), Math.round) }, ...later]
}

function onQuarter(at: Date, round: (quarters: number) => number): Date {
  const quarter = hour / 4
  return new Date(round(at.getTime() / quarter) * quarter)
}

const two = (part: number) => String(part).padStart(2, '0')

/** A moment on this device's clock as a field for date and time has it: `2026-11-24T15:30`. */
export function localTime(at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment that such a field says; undefined where it says none. */
export function timeOf(typed: string): Date | undefined {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? undefined : at
}
