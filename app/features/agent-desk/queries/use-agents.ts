import { useQuery } from '@tanstack/react-query'
import { useSession } from '#app/state/session/session-store.ts'
import type { DeskAgent } from '#domain/leads/desk/desk.ts'
import { readAgents } from './desk-api.ts'
import { queryKeys, useAsk } from './queries.ts'

/** Who opens the desk, as far as the reader may know; `isOwner`: the reader owns the site, undefined until that is known. */
export function useAgents() {
  const ask = useAsk()
  const session = useSession()
  const { data } = useQuery({
    queryKey: queryKeys.agents,
    queryFn: () => ask('The agents could not be read', readAgents),
    staleTime: Infinity,
  })
  const own = session.state === 'signed-in' ? session.userId : undefined
  return { agents: data ?? [], isOwner: data?.some(({ id, is_owner }) => is_owner && id === own) }
}

/** An agent by name and email: two accounts may be one person's. */
export const agentLabel = ({ name, email }: Pick<DeskAgent, 'name' | 'email'>) =>
  name ? `${name} (${email})` : email
