/** One line of the server's log. Causes and counts only: no name, address, phone or health answer ever. */
export type Log = (message: string) => void

export const log: Log = (message) => {
  console.log(`${new Date().toISOString()} ${message}`)
}

/** The cause of an error in one line, for the log. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'unknown cause'
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
