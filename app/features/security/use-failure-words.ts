import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import type { FailureName } from './failure.ts'

/** What to say about a failure: a plain sentence and the way on. */
export function useFailureWords(): (name: FailureName) => string {
  const { t } = useTranslation('security')
  const { agent } = useSite()
  return (name) => t(`errors.${name}`, { phone: agent.phone })
}
