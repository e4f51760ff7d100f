import type { AccountFacts } from './account-facts.ts'

export type RowName =
  | 'email'
  | 'password'
  | 'authenticator'
  | 'recovery'
  | 'google'
  | 'sessions'
  | 'export'
  | 'erase'

/** What a row says after its work, until something else is opened. */
export interface RowNote {
  row: RowName
  tone: 'success' | 'danger'
  text: string
  /** Somebody comes from elsewhere to read it, so it takes the focus. */
  isArrival?: true
}

/** What the rows of the Security part share: the facts, and that one thing is open at a time. */
export interface SecurityDesk {
  facts: AccountFacts
  openRow: RowName | undefined
  note: RowNote | undefined
  /** Opens a row and closes any other; undefined closes. What was said last goes away. */
  open: (row: RowName | undefined) => void
  /** Closes what is open, says how it went, and looks the facts up again. */
  finish: (note: RowNote) => void
}
