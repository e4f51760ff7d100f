import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveNote } from '#app/features/agent-desk/lead/change-lead.ts'
import { useAsk, useStoredChange } from '#app/features/agent-desk/queries/queries.ts'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import { contradicted, type NoteDraft, type NoteDrafts, stored, typed } from './note-draft.ts'

let kept: { userId: string; drafts: NoteDrafts } | undefined

/** The notes that this account has typed in this tab and that are not stored yet, also from before it left the desk. */
function keptNotes(userId: string): NoteDrafts {
  if (kept?.userId !== userId) return {}
  // Whoever was storing it is gone, and with them the word of how that ended.
  const drafts = Object.values(kept.drafts).map((draft) =>
    draft.state === 'saving' ? { ...draft, state: 'typing' as const } : draft,
  )
  return Object.fromEntries(drafts.map((draft) => [draft.id, draft]))
}

/** They stay in memory alone: what is written of people lies on no device. */
function storeDrafts(userId: string, drafts: NoteDrafts): void {
  kept = { userId, drafts }
}

export function forgetNotes(): void {
  kept = undefined
}

export interface Notes {
  drafts: NoteDrafts
  /** The lead whose note was saved last. */
  savedId: string | undefined
  type: (lead: DeskLeadDetail, name: string, text: string) => void
  /** Stores what was typed; in a conflict only when `isSure`, which writes over the other device's text. */
  save: (id: string, isSure?: boolean) => void
  /** After a conflict: gives up what was typed for what the other device stored. */
  takeTheirs: (id: string) => void
  /** Stores all that is typed. Gives whether the agent may go: the second time also with notes that could not be stored. */
  settle: () => Promise<boolean>
  /** Somebody wanted to go, and a note could not be stored. */
  isHeld: boolean
}

/** The notes that are being typed. None goes before it is stored, whatever is opened meanwhile. */
export function useNotes(userId: string): Notes {
  const ask = useAsk()
  const showStored = useStoredChange()
  const [drafts, setDrafts] = useState(() => keptNotes(userId))
  const [isHeld, setIsHeld] = useState(false)
  const [savedId, setSavedId] = useState<string>()
  const current = useRef(drafts)

  const put = useCallback(
    (id: string, draft: NoteDraft | undefined) => {
      const { [id]: _before, ...others } = current.current
      current.current = draft ? { ...others, [id]: draft } : others
      storeDrafts(userId, current.current)
      setDrafts(current.current)
    },
    [userId],
  )

  const { mutateAsync: store } = useMutation({
    // One after the other: what is typed while a note is being stored is stored after it.
    scope: { id: 'notes' },
    async mutationFn({ id, isSure }: { id: string; isSure: boolean }) {
      const draft = current.current[id]
      if (!isDue(draft, isSure)) return
      const { theirs: _theirs, ...mine } = draft
      put(id, { ...mine, state: 'saving' })
      const now = () => current.current[id] ?? draft
      const kept = await ask('A note could not be saved', (client) =>
        saveNote(client, { id, base: draft.base, value: draft.text, seen: draft.seen }),
      ).catch((error: unknown) => {
        put(id, { ...now(), state: 'failed' })
        throw error
      })
      if (kept.outcome === 'saved') {
        put(id, stored(now(), draft.text, kept.updatedAt))
        setSavedId(id)
        await showStored(id, { notes: draft.text, updated_at: kept.updatedAt })
      } else if (kept.outcome === 'conflict') put(id, contradicted(now(), kept.theirs, kept.updatedAt))
      else put(id, { ...now(), state: 'failed' })
    },
  })

  const save = useCallback(
    async (id: string, isSure = false): Promise<void> => {
      // That it failed stands in the draft.
      if (isDue(current.current[id], isSure)) await store({ id, isSure }).catch(() => undefined)
    },
    [store],
  )

  useKeptWhenLeaving(current, save)

  const saveNow = useCallback((id: string, isSure?: boolean) => void save(id, isSure), [save])

  async function settle() {
    await Promise.all(Object.keys(current.current).map((id) => save(id)))
    const isDone = Object.keys(current.current).length === 0
    setIsHeld(!isDone)
    return isDone || isHeld
  }

  return {
    drafts,
    settle,
    isHeld,
    savedId,
    type(lead, name, text) {
      setSavedId(undefined)
      put(lead.id, typed(current.current[lead.id], lead, name, text))
    },
    save: saveNow,
    takeTheirs(id) {
      const draft = current.current[id]
      if (draft?.theirs === undefined) return
      put(id, undefined)
      void showStored(id, { notes: draft.theirs, updated_at: draft.seen })
    },
  }
}

/** Whether a note is to be stored; in a conflict only when its author is sure. */
function isDue(draft: NoteDraft | undefined, isSure: boolean): draft is NoteDraft {
  return draft !== undefined && (draft.state !== 'conflict' || isSure)
}

/** When the page goes out of view its notes are stored; while one is not, the browser asks before the page is closed. */
function useKeptWhenLeaving(
  drafts: { readonly current: NoteDrafts },
  save: (id: string) => Promise<void>,
): void {
  useEffect(() => {
    const saveAll = () => {
      if (document.visibilityState !== 'hidden') return
      for (const id of Object.keys(drafts.current)) void save(id)
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (Object.keys(drafts.current).length > 0) event.preventDefault()
    }
    document.addEventListener('visibilitychange', saveAll)
    window.addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('visibilitychange', saveAll)
      window.removeEventListener('beforeunload', warn)
    }
  }, [drafts, save])
}
