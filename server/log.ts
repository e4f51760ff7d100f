import { type Log, logLine } from '#functions/log.ts'

/** The log of the process: one line of JSON on standard output for each event. */
export const log: Log = (code, details) => console.log(logLine(code, details, new Date()))

/** The cause of an error in one line, for the terminal. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'unknown cause'
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
