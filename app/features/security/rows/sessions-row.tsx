import type { SupabaseClient } from '@supabase/supabase-js'
import { useTranslation } from 'react-i18next'
import type { SignedInDevice } from '#app/features/security/account-facts.ts'
import { useSecurityErrorMessage } from '#app/features/security/errors.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import { type RowContext, SecurityRow } from '#app/features/security/security-row.tsx'
import { useNavigate } from '#app/routing/router.tsx'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { signOut } from '#app/state/session/sign-out.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type Language, toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { deviceNameOf, formatMoment } from './device-words.ts'

async function endOthers({ auth }: SupabaseClient): Promise<void> {
  const { error } = await auth.signOut({ scope: 'others' })
  if (error) throw error
}

/** Where the account is signed in, and signing out elsewhere or everywhere. */
export function SessionsRow({ context }: { context: RowContext }) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const loadClient = useAccountClient()
  const navigate = useNavigate()
  const { run, isBusy } = useWork()
  const { devices } = context.facts
  const say = (tone: 'success' | 'danger', text: string) => context.finish({ row: 'sessions', tone, text })

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
      context={context}
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

/** The places where an account is signed in. */
function DeviceList({ devices }: { devices: readonly SignedInDevice[] }) {
  const { t, i18n } = useTranslation('security')
  const language: Language = toLanguage(i18n.language)
  return (
    <ul className={styles.devices}>
      {devices.map((device) => (
        <li key={device.id}>
          <p>
            <b>
              <DeviceTitle userAgent={device.userAgent} />
            </b>
            {device.isCurrent ? <Badge tone="amber">{t('sessions.current')}</Badge> : null}
          </p>
          <p className={classNames(typography.small, typography.soft)}>
            {t('sessions.used', { when: formatMoment(device.lastUsed, language) })}
          </p>
        </li>
      ))}
    </ul>
  )
}

function DeviceTitle({ userAgent }: { userAgent: string | null }) {
  const { t } = useTranslation('security')
  const { browser, system } = deviceNameOf(userAgent)
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknownDevice')
}
