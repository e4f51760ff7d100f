/** The visitor's own calendar date as ISO text (YYYY-MM-DD): the clock is read here, and the rules get it passed. */
export function localToday(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  const day = String(now.getDate()).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${day}`
}

/** The time zone of this device as an IANA name; undefined where the browser knows none. Only in the browser. */
export function localTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined
}
