import type { UserIdentity } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountFacts } from '#app/features/security/account-facts.ts'
import { securityErrorOf, useSecurityErrorMessage } from '#app/features/security/errors.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import { type RowContext, type RowNote, SecurityRow } from '#app/features/security/security-row.tsx'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { authCallbackUrl, noteSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { isRecord } from '#domain/json/is-record.ts'

/** Links Google to the account, and takes it away again while another way in remains. */
export function GoogleRow({ context }: { context: RowContext }) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const loadClient = useAccountClient()
  const { run, isBusy } = useWork()
  const { google, canUnlinkGoogle, isGoogleHere } = context.facts
  const say = (tone: 'success' | 'danger', text: string) => context.finish({ row: 'google', tone, text })

  async function link() {
    context.open(undefined)
    const failed = await run('Linking Google failed', async () => {
      const { auth } = await loadClient()
      // The callback leads on to the dashboard, which says how it went.
      const redirectTo = `${authCallbackUrl()}?linked=google`
      noteSignInBegun()
      const { error } = await auth.linkIdentity({ provider: 'google', options: { redirectTo } })
      if (error) throw error
    })
    if (failed) say('danger', wordsOf(failed))
  }

  async function unlink(identity: UserIdentity) {
    const failed = await run('Unlinking Google failed', async () => {
      const { auth } = await loadClient()
      const { error } = await auth.unlinkIdentity(identity)
      if (error) throw error
      say('success', t('google.doneUnlinked'))
    })
    if (failed) say('danger', wordsOf(failed))
  }

  const row = {
    context,
    row: 'google',
    name: t('google.name'),
    state: useGoogleState(context.facts),
  } as const
  if (google && canUnlinkGoogle) {
    return (
      <SecurityRow {...row} action={{ label: t('google.unlink'), longLabel: t('google.unlinkLong') }}>
        <div className={styles.form}>
          <p>{t('google.unlinkText')}</p>
          <div className={layout.row} data-slot="row">
            <Button isBusy={isBusy} onClick={() => unlink(google.identity)}>
              {t('google.unlinkLong')}
            </Button>
            <Button variant="text" onClick={() => context.open(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      </SecurityRow>
    )
  }
  // What is not set up is not shown.
  if (!google && isGoogleHere === false) return null
  const canLink = !google && isGoogleHere
  const action = { label: t('google.link'), longLabel: t('google.linkLong'), onPress: link, isBusy }
  return <SecurityRow {...row} action={canLink ? action : undefined} />
}

function useGoogleState({ google, canUnlinkGoogle, isGoogleHere }: AccountFacts): string {
  const { t } = useTranslation('security')
  if (google) {
    if (!canUnlinkGoogle) return t('google.only', { email: google.email })
    return google.email === '' ? t('google.linked') : t('google.linkedTo', { email: google.email })
  }
  if (isGoogleHere === undefined) return t('google.unknown')
  return t('google.off')
}

/** What to say, once, to somebody who comes back from linking Google. */
export function useLinkedNote(): RowNote | undefined {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
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

/** How linking ended: undefined where nobody comes from linking; `refusal` is the service's code of a failure. */
interface LinkingOutcome {
  refusal: string | undefined
}

/** Reads what the callback handed over with the way to the dashboard. */
function linkingOutcome(state: unknown): LinkingOutcome | undefined {
  if (!isRecord(state) || !isRecord(state.linking)) return undefined
  const { refusal } = state.linking
  return { refusal: typeof refusal === 'string' ? refusal : undefined }
}
