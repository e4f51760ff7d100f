import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '#functions/log.ts'

/** What the library complained of while it worked: the code of the first error it printed. */
type Complaint = { code?: string }

export type QuietConsole = {
  run: <T>(work: () => Promise<T>) => Promise<{ value: T; complaint: Complaint }>
  restore: () => void
}

/**
 * The library prints every refused request with `console.error`, and PostgreSQL's errors quote the row at fault:
 * names, addresses, health answers. While `run` is under way, what it (and nothing else in the process) prints becomes
 * one line with the error's code alone; `run` hands that code to its caller. `restore` gives the console back.
 */
export function quietConsole(log: Log): QuietConsole {
  const inside = new AsyncLocalStorage<Complaint>()
  const methods = ['error', 'warn', 'log', 'info', 'debug'] as const
  const original = methods.map((method) => [method, console[method]] as const)
  for (const [method, print] of original) {
    console[method] = (...what: unknown[]) => {
      const complaint = inside.getStore()
      if (!complaint) return print.apply(console, what)
      if (method !== 'error') return
      const code = codeOf(what)
      complaint.code ??= code
      log('tables_refused', { cause: code })
    }
  }
  return {
    run: (work) => {
      const complaint: Complaint = {}
      return inside.run(complaint, async () => ({ value: await work(), complaint }))
    },
    restore: () => {
      for (const [method, print] of original) console[method] = print
    },
  }
}

function codeOf(what: unknown[]): string {
  const error = what.find((part) => part instanceof Error)
  if (!error) return 'no code'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
