import type { SupabaseClient } from '@supabase/supabase-js'
import { useTranslation } from 'react-i18next'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import type { SecurityDesk } from '#app/features/security/security-desk.ts'
import { SecurityRow } from '#app/features/security/security-row.tsx'
import { useFailureWords } from '#app/features/security/use-failure-words.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { signOut } from '#app/state/session/sign-out.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import typography from '#app/ui/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import { DeviceList } from './device-list.tsx'

async function endOthers({ auth }: SupabaseClient): Promise<void> {
  const { error } = await auth.signOut({ scope: 'others' })
  if (error) throw error
}

/** Where the account is signed in, and signing out elsewhere or everywhere. */
export function SessionsRow({ desk }: { desk: SecurityDesk }) {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const loadClient = useAccountClient()
  const navigate = useNavigate()
  const { run, isBusy } = useWork()
  const { devices } = desk.facts
  const say = (tone: 'success' | 'danger', text: string) => desk.finish({ row: 'sessions', tone, text })

  async function signOutOthers() {
    const failed = await run('Signing out other devices failed', async () => {
      await endOthers(await loadClient())
      say('success', t('sessions.doneOthers'))
    })
    if (failed) say('danger', wordsOf(failed))
  }

  async function signOutEverywhere() {
    const failed = await run('Signing out everywhere failed', async () => {
      const client = await loadClient()
      // First elsewhere: if that fails, nothing has changed and it can be said here.
      await endOthers(client)
      await signOut(client, 'global')
      navigate(paths.auth, { replace: true })
    })
    if (failed) say('danger', wordsOf(failed))
  }

  const isElsewhere = devices === undefined || devices.length > 1
  return (
    <SecurityRow
      desk={desk}
      row="sessions"
      name={t('sessions.name')}
      state={devices ? t('sessions.count', { count: devices.length }) : t('sessions.unknown')}
      action={{ label: t('sessions.show'), longLabel: t('sessions.showLong') }}
    >
      <div className={styles.steps}>
        {devices ? <DeviceList devices={devices} /> : null}
        <div className={layout.row} data-slot="row">
          {isElsewhere ? (
            <Button variant="quiet" isSmall isBusy={isBusy} onClick={signOutOthers}>
              {t('sessions.others')}
            </Button>
          ) : null}
          <Button variant="quiet" isSmall isBusy={isBusy} onClick={signOutEverywhere}>
            {t('sessions.everywhere')}
          </Button>
        </div>
        <p className={classNames(typography.small, typography.soft)}>{t('sessions.everywhereText')}</p>
      </div>
    </SecurityRow>
  )
}
