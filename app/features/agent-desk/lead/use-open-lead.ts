import { useMutation, useQuery } from '@tanstack/react-query'
import { readLead } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk, useRefresh, useStoredChange } from '#app/features/agent-desk/queries/queries.ts'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { saveStatus } from './change-lead.ts'

/** What is said beside the status. */
interface StatusWord {
  word: 'saved' | 'failed' | 'other'
  status: LeadStatus
}

export interface OpenLead {
  /** Undefined while it loads; null where there is no such lead. */
  lead: DeskLeadDetail | null | undefined
  hasFailed: boolean
  again: () => void
  setStatus: (status: LeadStatus) => void
  isBusy: boolean
  word: StatusWord | undefined
}

/** The lead that is open, once the desk is. An empty id is one that cannot exist. */
export function useOpenLead(id: string | undefined, isOpen: boolean): OpenLead {
  const ask = useAsk()
  const refresh = useRefresh()
  const showStored = useStoredChange()
  const read = useQuery({
    queryKey: queryKeys.lead(id),
    queryFn: async () => (id ? ask('A lead could not be read', (client) => readLead(client, id)) : null),
    enabled: isOpen && id !== undefined,
  })
  const change = useMutation({
    mutationFn: (wanted: Parameters<typeof saveStatus>[1]) =>
      ask('A status could not be saved', (client) => saveStatus(client, wanted)),
    async onSuccess(kept, wanted) {
      if (kept.outcome === 'gone') return
      const status = kept.outcome === 'saved' ? wanted.value : kept.theirs
      await showStored(wanted.id, { status, updated_at: kept.updatedAt })
      refresh()
    },
  })
  const { data: lead } = read
  const isOfLead = change.variables?.id === id
  return {
    lead,
    hasFailed: read.isError,
    again: () => void read.refetch(),
    setStatus(value) {
      if (!lead || value === lead.status) return
      change.mutate({ id: lead.id, base: lead.status, value, seen: lead.updated_at })
    },
    isBusy: isOfLead && change.isPending,
    word: isOfLead ? wordOf(change) : undefined,
  }
}

/** What came of the last change of a status; of one lead, until another one is opened. */
function wordOf({
  data: kept,
  variables,
  isError,
}: {
  data: Awaited<ReturnType<typeof saveStatus>> | undefined
  variables: { value: LeadStatus } | undefined
  isError: boolean
}): StatusWord | undefined {
  if (!variables) return undefined
  if (isError || kept?.outcome === 'gone') return { word: 'failed', status: variables.value }
  if (kept?.outcome === 'conflict') return { word: 'other', status: kept.theirs }
  return kept && { word: 'saved', status: variables.value }
}
