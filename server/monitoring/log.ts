import { type Log, logLine } from '#functions/log.ts'
import { currentRequestId } from './request-id.ts'

/**
 * The log of the process: one line of JSON on standard output for each event, with the id of the request that it happened
 * in. Past the console, which says nothing while the library behind the tables works (`quietConsole`).
 */
export const log: Log = (code, details) => {
  const request = currentRequestId()
  process.stdout.write(`${logLine(code, { ...(request && { request }), ...details }, new Date())}\n`)
}

/** The cause of an error in one line, for the terminal. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'unknown cause'
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** Ends the process with one plain sentence. */
export function giveUp(sentence: string): never {
  console.error(`✗ ${sentence}`)
  process.exit(1)
}
