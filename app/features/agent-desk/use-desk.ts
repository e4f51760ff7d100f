import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useMediaQuery } from '#app/browser/use-media-query.ts'
import { useNotes } from '#app/features/agent-desk/notes/use-notes.ts'
import { useFilter, usePeopleList } from '#app/features/agent-desk/people/use-people.ts'
import { useOpenPerson } from '#app/features/agent-desk/person/use-person.ts'
import { readPersonOf } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk, useRefresh } from '#app/features/agent-desk/queries/queries.ts'
import { useArrivals, useSummary } from '#app/features/agent-desk/queries/use-summary.ts'
import { useContactLog } from '#app/features/agent-desk/reach/use-log.ts'
import { everyRow } from '#app/features/agent-desk/today/kept-rows.ts'
import { useToday } from '#app/features/agent-desk/today/use-today.ts'
import { personName } from '#app/features/agent-desk/words/person-words.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { readProfile } from '#app/state/sync/profile.ts'
import type { RequestKind } from '#domain/leads/desk/desk-values.ts'
import { type DeskPlace, sideBySide, toPerson } from './desk-view.ts'

/** Everything that the desk knows and can do, for who is signed in. */
export function useDesk(userId: string, isSignedIn: boolean, place: DeskPlace) {
  const ask = useAsk()
  const refresh = useRefresh()
  const { data: summary, refetch: look } = useSummary(isSignedIn)
  const isOpen = summary !== undefined
  const filters = useFilter()
  const list = usePeopleList(filters.filter, isOpen && place.view === 'people')
  const today = useToday(isOpen && place.view === 'today')
  const log = useContactLog()
  const rows = place.view === 'people' ? list.rows : today.data && everyRow(today.data)
  const { first, forget } = useFirstPerson(rows?.[0]?.id, place.view)
  const asked = usePersonAsked(place, isOpen)
  const isAsked = place.person !== undefined || place.lead !== undefined
  const openId = isAsked ? asked : first
  const open = useOpenPerson(openId, isOpen)
  const notes = useNotes(userId)
  const { leave } = notes
  // The way back leaves a field without a word.
  useEffect(
    () => () => {
      if (openId) leave(openId)
    },
    [openId, leave],
  )
  const [hasErased, setHasErased] = useState(false)
  const erased = useCallback(() => {
    setHasErased(true)
    forget()
    refresh()
  }, [forget, refresh])
  const { data: profile } = useQuery({
    queryKey: queryKeys.profile,
    queryFn: async () => (await ask('The name could not be read', readProfile)) ?? null,
    enabled: isOpen,
  })
  const arrivals = useArrivals(summary)
  const newest = rows?.find(({ latest_at }) => latest_at === summary?.newest_at)
  const arrived: { count: number; name?: string; kind?: RequestKind } = {
    count: arrivals,
    ...(newest ? { name: personName(newest), kind: newest.kind } : {}),
  }
  return {
    summary,
    now: useNow(),
    look: () => void look(),
    filters,
    list,
    today,
    log,
    open,
    erased,
    hasErased,
    openId,
    isAsked,
    notes,
    arrived,
    name: profile?.full_name?.trim() || undefined,
  }
}

/** The person that the address asks for, by their own id or by that of a request, which leads on to its person. */
function usePersonAsked({ person, lead }: DeskPlace, isOpen: boolean): string | undefined {
  const ask = useAsk()
  const navigate = useNavigate()
  const { data: found } = useQuery({
    queryKey: queryKeys.personOf(lead ?? ''),
    queryFn: () =>
      lead ? ask('The person of a request could not be read', (client) => readPersonOf(client, lead)) : null,
    enabled: isOpen && lead !== undefined,
  })
  useEffect(() => {
    if (lead && found) navigate(toPerson(found), { replace: true })
  }, [lead, found, navigate])
  if (lead === undefined) return person
  // Nobody has an empty id.
  return found === null ? '' : found
}

/**
 * The person who stands beside the list though nobody asked for them: the first one there was, so that a new one takes
 * no place of one that is being read. `forget` lets go of them, as when they were erased. Where people are shown one at
 * a time there is none.
 */
function useFirstPerson(candidate: string | undefined, view: string) {
  const isWide = useMediaQuery(sideBySide)
  const [first, setFirst] = useState<{ id: string; view: string }>()
  const known = first?.view === view ? first.id : undefined
  useEffect(() => {
    if (isWide && candidate && !known) setFirst({ id: candidate, view })
  }, [isWide, candidate, known, view])
  const forget = useCallback(() => setFirst(undefined), [])
  return { first: isWide ? known : undefined, forget }
}

/** The time, told anew every half minute, so that ages stay true. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
