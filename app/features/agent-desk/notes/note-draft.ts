/** A note as it is being typed; it stands in its field until it is stored and left. */
export interface NoteDraft {
  /** The person's. */
  readonly id: string
  /** Their name, so that they can be named where somebody else is open. */
  readonly name: string
  readonly text: string
  /** The line of the history that it is, once it was stored. */
  readonly entry: { readonly id: number; readonly at: string } | undefined
  /** What is stored of it: the typing began from that, or it was stored on the way. */
  readonly base: string
  readonly state: 'typing' | 'saving' | 'failed' | 'conflict'
  /** In a conflict: what another device stored meanwhile. */
  readonly theirs?: string
}

export type NoteDrafts = Readonly<Record<string, NoteDraft>>

/** Whether something of it is not stored. Spaces alone are no note. */
export function isUnsaved({ text, base, state }: NoteDraft): boolean {
  return state === 'conflict' || (text !== base && (text.trim() !== '' || base !== ''))
}

/** The draft after its text was changed; an empty one of a note that is nowhere yet is none. */
export function typed(
  draft: NoteDraft | undefined,
  person: { id: string; name: string },
  text: string,
): NoteDraft | undefined {
  const begun = draft ?? { ...person, entry: undefined, base: '', state: 'typing' }
  if (text === '' && begun.entry === undefined && begun.state !== 'saving') return undefined
  return { ...begun, text, state: begun.state === 'failed' ? 'typing' : begun.state }
}

/** The draft after a text of it was stored as this entry; what was typed since then stays to be stored. */
export function stored(draft: NoteDraft, text: string, entry: NoteDraft['entry']): NoteDraft {
  const { theirs: _theirs, ...rest } = draft
  return { ...rest, base: text, entry, state: 'typing' }
}

/** The draft after it met another device's text; keeping one's own then goes on from that one. */
export function contradicted(draft: NoteDraft, theirs: string): NoteDraft {
  return { ...draft, base: theirs, theirs, state: 'conflict' }
}
