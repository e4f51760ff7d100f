/**
 * Says in the browser's console that something of the account failed: what, and the error's kind and code. Never its
 * text, which may quote a row.
 */
export function logError(what: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'error'
  const code = typeof error === 'object' && error !== null && 'code' in error ? ` ${String(error.code)}` : ''
  console.info(`${what}: ${kind}${code}`)
}
