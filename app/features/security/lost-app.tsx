import { useTranslation } from 'react-i18next'
import { useSession } from '#app/state/session/session-store.ts'
import { useIsAgent } from '#app/state/session/use-is-agent.ts'
import { AgentSentence } from './agent-sentence.tsx'

/** The way back for somebody without their phone. The agent has nobody to call but herself. */
export function LostApp() {
  const { t } = useTranslation('security')
  const session = useSession()
  const isAgent = useIsAgent('userId' in session ? session.userId : undefined)
  return isAgent ? t('authenticator.lostAgent') : <AgentSentence of="authenticator.lost" />
}
