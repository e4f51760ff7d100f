/** What a log may say of an unexpected error. */
export type LoggedError = { name: string; code?: string; at: string[] }

const frame = /^\s+at \S.*:\d+:\d+\)?$/
const deepest = 5

/**
 * An error without its message: parsers, databases and fetch put pieces of their input into it, and the input
 * here is health answers and contact details. Kind, code and place are enough to find the cause.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const stack = (error.stack ?? '').replace(error.message, '')
  const code = codeOf(error) ?? codeOf(error.cause)
  return {
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    ...(code !== undefined && { code }),
    at: stack
      .split('\n')
      .filter((line) => frame.test(line))
      .slice(0, deepest)
      .map((line) => line.trim()),
  }
}

/** What a log may call an error in one word: its code, or its name. */
export function errorKind(error: unknown): string {
  const { name, code } = describeError(error)
  return code ?? name
}

/** System and database codes such as ECONNREFUSED or 23505. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^[A-Z0-9_]{2,40}$/.test(error.code) ? error.code : undefined
}
