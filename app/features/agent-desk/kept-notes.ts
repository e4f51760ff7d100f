import type { NoteDrafts } from './note-draft.ts'

let kept: { userId: string; drafts: NoteDrafts } | undefined

/** The notes that this account has typed in this tab and that are not stored yet, also from before it left the desk. */
export function keptNotes(userId: string): NoteDrafts {
  if (kept?.userId !== userId) return {}
  // Whoever was storing it is gone, and with them the word of how that ended.
  const drafts = Object.values(kept.drafts).map((draft) =>
    draft.state === 'saving' ? { ...draft, state: 'typing' as const } : draft,
  )
  return Object.fromEntries(drafts.map((draft) => [draft.id, draft]))
}

/** They stay in memory alone: what is written of people lies on no device. */
export function keepNotes(userId: string, drafts: NoteDrafts): void {
  kept = { userId, drafts }
}

export function forgetNotes(): void {
  kept = undefined
}
