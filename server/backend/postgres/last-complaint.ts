/** The last line in which a PostgreSQL program says what went wrong, without its timestamp, for one plain sentence. */
export function lastComplaint(said: string): string {
  const complaint = said.split('\n').findLast((line) => /FATAL|PANIC|ERROR|error/.test(line))
  return complaint?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'it gave no reason'
}
