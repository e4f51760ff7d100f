/** A note as it is being typed; it stands beside what is stored until that is the same. */
export interface NoteDraft {
  readonly id: string
  /** Whose lead it is, so that it can be named where another one is open. */
  readonly name: string
  readonly text: string
  /** The note that the typing began from, and the lead's `updated_at` at that time. */
  readonly base: string
  readonly seen: string
  readonly state: 'typing' | 'saving' | 'failed' | 'conflict'
  /** In a conflict: what another device stored meanwhile. */
  readonly theirs?: string
}

export type NoteDrafts = Readonly<Record<string, NoteDraft>>

interface Noted {
  readonly id: string
  readonly notes: string | null
  readonly updated_at: string
}

/** The draft after its text was changed; one that says what is stored is none. */
export function typed(
  draft: NoteDraft | undefined,
  lead: Noted,
  name: string,
  text: string,
): NoteDraft | undefined {
  const stored = lead.notes ?? ''
  const begun = draft ?? { id: lead.id, name, base: stored, seen: lead.updated_at, state: 'typing' }
  if (text === begun.base && begun.state !== 'conflict' && begun.state !== 'saving') return undefined
  const state = begun.state === 'failed' ? 'typing' : begun.state
  return { ...begun, text, state }
}

/** The draft after a text was stored; undefined where nothing was typed since. */
export function stored(draft: NoteDraft, text: string, updatedAt: string): NoteDraft | undefined {
  const { theirs: _theirs, ...rest } = draft
  if (draft.text === text) return undefined
  return { ...rest, base: text, seen: updatedAt, state: 'typing' }
}

/** The draft after it met another device's text; keeping one's own then goes on from that one. */
export function contradicted(draft: NoteDraft, theirs: string, updatedAt: string): NoteDraft {
  return { ...draft, base: theirs, seen: updatedAt, theirs, state: 'conflict' }
}
