import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { securityErrorOf } from '#app/features/security/failure.ts'
import type { RowNote } from '#app/features/security/security-desk.ts'
import { useFailureWords } from '#app/features/security/use-failure-words.ts'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { linkingOutcome } from './linking.ts'

/** What to say, once, to somebody who comes back from linking Google. */
export function useLinkedNote(): RowNote | undefined {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [outcome] = useState(() => linkingOutcome(state))
  const isInHistory = linkingOutcome(state) !== undefined
  useEffect(() => {
    // Said once: a reload of the page would say it again, true or not.
    if (isInHistory) navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [isInHistory, navigate, pathname, search])
  if (outcome === undefined) return undefined
  const row = { row: 'google', isArrival: true } as const
  return outcome.refusal === undefined
    ? { ...row, tone: 'success', text: t('google.doneLinked') }
    : { ...row, tone: 'danger', text: wordsOf(securityErrorOf({ code: outcome.refusal })) }
}
