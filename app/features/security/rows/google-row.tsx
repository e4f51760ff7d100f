import type { UserIdentity } from '@supabase/supabase-js'
import { useTranslation } from 'react-i18next'
import type { AccountFacts } from '#app/features/security/account-facts.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import type { SecurityDesk } from '#app/features/security/security-desk.ts'
import { SecurityRow } from '#app/features/security/security-row.tsx'
import { useFailureWords } from '#app/features/security/use-failure-words.ts'
import { noteSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { linkingAddress } from './linking.ts'

/** Links Google to the account, and takes it away again while another way in remains. */
export function GoogleRow({ desk }: { desk: SecurityDesk }) {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const loadClient = useAccountClient()
  const { run, isBusy } = useWork()
  const { google, canUnlinkGoogle, isGoogleHere } = desk.facts
  const say = (tone: 'success' | 'danger', text: string) => desk.finish({ row: 'google', tone, text })

  async function link() {
    desk.open(undefined)
    const failed = await run('Linking Google failed', async () => {
      const { auth } = await loadClient()
      const redirectTo = linkingAddress(window.location.origin)
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

  const row = { desk, row: 'google', name: t('google.name'), state: useGoogleState(desk.facts) } as const
  if (google && canUnlinkGoogle) {
    return (
      <SecurityRow {...row} action={{ label: t('google.unlink'), longLabel: t('google.unlinkLong') }}>
        <div className={styles.form}>
          <p>{t('google.unlinkText')}</p>
          <div className={layout.row} data-slot="row">
            <Button isBusy={isBusy} onClick={() => unlink(google.identity)}>
              {t('google.unlinkLong')}
            </Button>
            <Button variant="text" onClick={() => desk.open(undefined)}>
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
