const newYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/** A day begins with a minute, so that the last answer is good for all of its minute: formatting takes microseconds. */
let last = { minute: Number.NaN, date: '' }

/** The calendar date (YYYY-MM-DD) in New York: the first of the contiguous states where a day begins. */
export function usDate(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== last.minute) last = { minute, date: newYork.format(now) }
  return last.date
}
