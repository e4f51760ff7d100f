import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import type { Ask } from './use-ask.ts'

/** What every part of the desk works with. */
export interface DeskParts {
  ask: Ask
  summary: DeskSummary | undefined
  /** Rises whenever what was read of leads has to be read again. */
  version: number
  now: Date
  /** Something was changed here. */
  changed: () => void
}
