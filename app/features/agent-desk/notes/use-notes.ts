import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { addNote, changeNote } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk, useRefresh } from '#app/features/agent-desk/queries/queries.ts'
import type { PersonEntry } from '#domain/leads/desk/person-entry.ts'
import { contradicted, isUnsaved, type NoteDraft, type NoteDrafts, stored, typed } from './note-draft.ts'

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
  /** The person whose note was saved last. */
  savedId: string | undefined
  type: (id: string, name: string, text: string) => void
  /** Puts a note of one's own back into the field; what stood there is stored first, or stays. */
  edit: (id: string, name: string, entry: PersonEntry) => void
  /** Stores what was typed, which stays in the field. */
  save: (id: string) => void
  /** Stores it and leaves it; in a conflict only when `isSure`, which writes over the other device's text. */
  finish: (id: string, isSure?: boolean) => void
  /** Stores it as somebody else is opened. What could not be stored on leaving its field is not tried again at once. */
  leave: (id: string) => void
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
  const refresh = useRefresh()
  const [drafts, setDrafts] = useState(() => keptNotes(userId))
  const [isHeld, setIsHeld] = useState(false)
  const [savedId, setSavedId] = useState<string>()
  const current = useRef(drafts)
  const tries = useRef(new Map<string, { text: string; end: Promise<void> }>())

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
      const { entry, base, text } = draft
      const body = text.trim() === '' ? '' : text
      const kept = await ask('A note could not be saved', (client) =>
        entry ? changeNote(client, entry.id, body, base) : addNote(client, id, body),
      ).catch((error: unknown) => {
        put(id, { ...now(), state: 'failed' })
        throw error
      })
      if (kept === null && !entry) put(id, { ...now(), state: 'failed' })
      // Removed elsewhere: kept after all, it is a note of its own.
      else if (kept === null) put(id, contradicted({ ...now(), entry: undefined }, ''))
      else if ((kept.body ?? '') !== body) put(id, contradicted(now(), kept.body ?? ''))
      else {
        put(id, stored(now(), text, body === '' ? undefined : { id: kept.id, at: kept.at }))
        setSavedId(id)
      }
      refresh()
    },
  })

  const save = useCallback(
    async (id: string, isSure = false): Promise<void> => {
      const draft = current.current[id]
      if (!isDue(draft, isSure)) return
      // On leaving, the field asks for the same as the person does: one try is enough.
      const before = tries.current.get(id)
      if (before?.text === draft.text) return before.end
      // That it failed stands in the draft.
      const end = store({ id, isSure }).then(
        () => undefined,
        () => undefined,
      )
      const attempt = { text: draft.text, end }
      tries.current.set(id, attempt)
      await end
      if (tries.current.get(id) === attempt) tries.current.delete(id)
    },
    [store],
  )

  const finish = useCallback(
    async (id: string, isSure?: boolean): Promise<void> => {
      await save(id, isSure)
      const draft = current.current[id]
      if (draft && draft.state === 'typing' && !isUnsaved(draft)) put(id, undefined)
    },
    [save, put],
  )

  useKeptWhenLeaving(current, save)

  const saveNow = useCallback((id: string) => void save(id), [save])
  const leave = useCallback(
    (id: string) => {
      if (current.current[id]?.state !== 'failed') void finish(id)
    },
    [finish],
  )
  const finishNow = useCallback((id: string, isSure?: boolean) => void finish(id, isSure), [finish])

  async function settle() {
    await Promise.all(Object.keys(current.current).map((id) => finish(id)))
    const isDone = Object.keys(current.current).length === 0
    setIsHeld(!isDone)
    return isDone || isHeld
  }

  return {
    drafts,
    settle,
    isHeld,
    savedId,
    type(id, name, text) {
      setSavedId(undefined)
      put(id, typed(current.current[id], { id, name }, text))
    },
    edit(id, name, entry) {
      void finish(id).then(() => {
        if (current.current[id]) return
        const base = entry.body ?? ''
        setSavedId(undefined)
        put(id, { id, name, text: base, entry: { id: entry.id, at: entry.at }, base, state: 'typing' })
      })
    },
    save: saveNow,
    finish: finishNow,
    leave,
    takeTheirs(id) {
      put(id, undefined)
      refresh()
    },
  }
}

/** Whether a note is to be stored; in a conflict only when its author is sure. */
function isDue(draft: NoteDraft | undefined, isSure: boolean): draft is NoteDraft {
  return draft !== undefined && isUnsaved(draft) && (draft.state !== 'conflict' || isSure)
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
      if (Object.values(drafts.current).some(isUnsaved)) event.preventDefault()
    }
    document.addEventListener('visibilitychange', saveAll)
    window.addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('visibilitychange', saveAll)
      window.removeEventListener('beforeunload', warn)
    }
  }, [drafts, save])
}
