import { useMutation, useQuery } from '@tanstack/react-query'
import { type PersonChange, readPerson } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk, useShowPerson } from '#app/features/agent-desk/queries/queries.ts'
import type { PersonFacts } from '#app/features/agent-desk/words/person-words.ts'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { backendOf, changePerson } from './change-person.ts'

export interface OpenPerson {
  /** Undefined while they load; null where there is no such person. */
  person: DeskPerson | null | undefined
  hasFailed: boolean
  again: () => void
  change: (change: PersonChange) => void
  isBusy: boolean
  /** What came of the last change, until another person is opened; `other`: another device was quicker. */
  word: { said: 'saved' | 'failed' | 'other'; row: PersonFacts; change: PersonChange } | undefined
}

/** The person who is open, once the desk is. An empty id is one that cannot exist. */
export function useOpenPerson(id: string | undefined, isOpen: boolean): OpenPerson {
  const ask = useAsk()
  const showPerson = useShowPerson()
  const read = useQuery({
    queryKey: queryKeys.person(id),
    queryFn: async () => (id ? ask('A person could not be read', (client) => readPerson(client, id)) : null),
    enabled: isOpen && id !== undefined,
  })
  const { data: person } = read
  const changing = useMutation({
    mutationFn: ({ base, change }: { base: PersonFacts; change: PersonChange }) =>
      ask('A person could not be changed', (client) =>
        changePerson(base, change, backendOf(client, base.id)),
      ),
    onSuccess: (kept) => showPerson(kept.outcome === 'saved' ? kept.row : null),
  })
  const { variables, data: kept } = changing
  const isOfPerson = variables?.base.id === id
  const wordOf = (): OpenPerson['word'] => {
    if (!variables || !isOfPerson || changing.isPending) return undefined
    const { base, change } = variables
    if (!kept || kept.outcome === 'gone') return { said: 'failed', row: base, change }
    return { said: kept.outcome === 'saved' ? 'saved' : 'other', row: kept.row, change }
  }
  return {
    person,
    hasFailed: read.isError,
    again: () => void read.refetch(),
    change: (change) => person && changing.mutate({ base: person, change }),
    isBusy: isOfPerson && changing.isPending,
    word: wordOf(),
  }
}
