import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { readLaunchCheck } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { useAgents } from '#app/features/agent-desk/queries/use-agents.ts'
import { longAge } from '#app/features/agent-desk/words/ages.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import type { DeskLaunchCheck } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AgentsSettings } from './agents-settings.tsx'
import { DaySettings } from './day-settings.tsx'
import { findingWords } from './finding-words.ts'
import { SecurityLog } from './security-log.tsx'
import styles from './settings.module.css'
import { SettingsNav } from './settings-nav.tsx'
import { Webhooks } from './webhooks.tsx'

/** What keeps the site from going public, the day outside the desk, who opens it, its security log, and its language. */
export function SettingsView({ now, languages }: { now: Date; languages: ReactNode }) {
  const { t } = useTranslation(['agent-desk', 'desk-settings'])
  const { isOwner } = useAgents()
  return (
    <div className={deskStyles.page}>
      <SettingsNav view="settings" isOwner={isOwner === true} />
      <h1 className={typography.h2}>{t('settings.title')}</h1>
      <p className={typography.soft}>{t('settings.text')}</p>
      <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
        <h2 className={typography.h3}>{t('desk-settings:day.title')}</h2>
        <DaySettings />
      </section>
      {isOwner === false ? null : <LaunchCheck now={now} isAsked={isOwner === true} />}
      {isOwner ? (
        <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
          <h2 className={typography.h3}>{t('desk-settings:agents.title')}</h2>
          <p className={classNames(typography.small, typography.soft)}>{t('desk-settings:agents.text')}</p>
          <AgentsSettings />
        </section>
      ) : null}
      {isOwner ? <Webhooks /> : null}
      <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
        <h2 className={typography.h3}>{t('log.title')}</h2>
        <p className={classNames(typography.small, typography.soft)}>{t('log.text')}</p>
        <SecurityLog now={now} />
      </section>
      <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
        <h2 className={typography.h3}>{t('settings.language')}</h2>
        <p className={classNames(typography.small, typography.soft)}>{t('settings.languageText')}</p>
        {languages}
      </section>
    </div>
  )
}

/** What keeps the site from going public; the owners of the site alone are told. */
function LaunchCheck({ now, isAsked }: { now: Date; isAsked: boolean }) {
  const { t } = useTranslation('agent-desk')
  const ask = useAsk()
  const check = useQuery({
    queryKey: queryKeys.launchCheck,
    queryFn: () => ask('The launch check could not be read', readLaunchCheck),
    refetchOnWindowFocus: true,
    enabled: isAsked,
  })
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <h2 className={typography.h3}>{t('settings.check')}</h2>
      {check.data === undefined && !check.isError ? <Skeleton height="6rem" /> : null}
      {check.data === undefined && check.isError ? (
        <Alert tone="danger">
          {t('settings.failed')}{' '}
          <Button variant="text" isSmall onClick={() => void check.refetch()}>
            {t('again')}
          </Button>
        </Alert>
      ) : null}
      {check.data === null ? <p className={typography.soft}>{t('settings.notChecked')}</p> : null}
      {check.data ? <CheckResult check={check.data} now={now} /> : null}
    </section>
  )
}

const severities = [
  { severity: 'blocker', tone: 'danger', words: 'settings.blockers' },
  { severity: 'warning', tone: 'tip', words: 'settings.warnings' },
] as const

function CheckResult({ check, now }: { check: DeskLaunchCheck; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const { findings, checked_at } = check
  const time = longAge({ at: checked_at, now, language })
  const isClear = !findings.some(({ severity }) => severity === 'blocker')
  return (
    <>
      {isClear ? (
        <Alert tone="success" live="off">
          {t('settings.clear')}
        </Alert>
      ) : null}
      {severities.map(({ severity, tone, words }) => {
        const found = findings.filter((finding) => finding.severity === severity)
        if (found.length === 0) return null
        return (
          <div key={severity}>
            <Alert tone={tone} live="off">
              {t(words, { count: found.length, number: found.length })}
            </Alert>
            <ul className={styles.findings}>
              {found.map((finding) => (
                <li key={finding.setting + finding.message}>
                  <b>{finding.setting}:</b>{' '}
                  {findingWords(t, finding, language) ?? <span lang="en">{finding.message}</span>}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <p className={classNames(typography.small, typography.soft)}>{t('settings.checked', { time })}</p>
    </>
  )
}
