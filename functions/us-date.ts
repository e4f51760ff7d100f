const newYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/** The calendar date (YYYY-MM-DD) in New York: the first of the contiguous states where a day begins. */
export function usDate(now: Date): string {
  return newYork.format(now)
}
