import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { useNavigate } from '#app/routing/router.tsx'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { LoadingWave } from '#app/ui/loading/loading-wave.tsx'
import {
  afterLinking,
  type CallbackAddress,
  callbackAddress,
  linkReturn,
  withoutAnswer,
} from './callback-address.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { useSignInQuestion } from './sign-in-question.tsx'

/** Where Google and the links of mails lead back to: takes the session that they bring and goes on. */
export default function CallbackPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const openClient = useAccountClient()
  const { state } = useSession()
  const address = useRef<CallbackAddress>(undefined)
  const linking = useRef<ReturnType<typeof linkReturn>>(undefined)
  const isUnderWay = useRef(false)
  const { question, ask } = useSignInQuestion()

  useEffect(() => {
    if (address.current === undefined) {
      const { search, hash } = window.location
      address.current = callbackAddress(search, hash)
      linking.current = linkReturn(search, hash)
      // Before anything else: tokens stay in no address, no history and no page that is opened next.
      navigate({ search: withoutAnswer(search), hash: '' }, { replace: true, preventScrollReset: true })
    }
    // Only where nothing came along does it matter whether somebody is signed in already.
    if (isUnderWay.current || (address.current.kind === 'bare' && state === 'unknown')) return
    isUnderWay.current = true
    const came = address.current
    void completeSignIn(came, { openClient, hasSession: state !== 'none', ask }).then((destination) => {
      const { to, state: handed } = afterLinking(linking.current, came, destination)
      navigate(to, { replace: true, state: handed })
    })
  }, [navigate, openClient, state, ask])

  if (question) return question
  return (
    <div className={classNames(layout.wrap, styles.callback)} data-waiting="">
      <div role="status">
        <h1 className={typography.h2}>{t('callback.title')}</h1>
        <p className={typography.soft}>{t('callback.text')}</p>
      </div>
      <LoadingWave />
    </div>
  )
}
