/** The visitor's own calendar date as ISO text (YYYY-MM-DD): the clock is read here, and the rules get it passed. */
export function localToday(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  const day = String(now.getDate()).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${day}`
}
