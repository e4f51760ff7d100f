import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { SiteAlerts } from '#app/features/agent-desk/frame/desk-alerts.tsx'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { useStatus } from '#app/features/agent-desk/queries/use-status.ts'
import { longAge } from '#app/features/agent-desk/words/ages.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { locales } from '#domain/format/format.ts'
import { fewDaysOfCertificate, type ProcessStatus } from '#domain/leads/desk/status.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './settings.module.css'
import { SettingsNav } from './settings-nav.tsx'

interface StatusViewProps {
  isOwner: boolean
  now: Date
}

/** How the site is doing, for an owner of it: what is wrong, then each process with all that it looks at. */
export function StatusView({ isOwner, now }: StatusViewProps) {
  const { t } = useTranslation('desk-settings')
  const { data, isError, refetch } = useStatus(isOwner)
  return (
    <div className={deskStyles.page}>
      {isOwner ? <SettingsNav view="status" isOwner /> : null}
      <h1 className={typography.h2}>{t('status.title')}</h1>
      <p className={typography.soft}>{t('status.text')}</p>
      {isOwner && !data && !isError ? <Skeleton height="20rem" /> : null}
      {isOwner && !data && isError ? (
        <NotLoaded words={t('status.notLoaded')} call="desk_status" onAgain={() => void refetch()} />
      ) : null}
      {data ? <SiteAlerts alerts={data.alerts} now={now} /> : null}
      {data?.processes.length === 0 ? <p>{t('status.none')}</p> : null}
      {data?.processes.map((process, index) => (
        <Process
          key={process.id}
          process={process}
          number={data.processes.length > 1 ? index + 1 : undefined}
          now={now}
        />
      ))}
    </div>
  )
}

interface Row {
  name: 'disk' | 'database' | 'mail' | 'jobs' | 'webhooks' | 'backup' | 'certificate' | 'alerts' | 'version'
  lines: (string | undefined)[]
  isWrong?: boolean | undefined
}

interface ProcessProps {
  process: ProcessStatus
  number: number | undefined
  now: Date
}

function Process({ process, number, now }: ProcessProps) {
  const { t, i18n } = useTranslation('desk-settings')
  const rows = useRows(process, now)
  const time = longAge({ at: process.heard_at, now, language: toLanguage(i18n.language) })
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <h2 className={typography.h3}>
        {number === undefined ? t('status.one') : t('status.many', { number })}
      </h2>
      <dl className={styles.status}>
        {rows.map(({ name, lines, isWrong }) => (
          <div key={name}>
            <dt>
              {t(`status.names.${name}`)} {isWrong ? <Badge tone="amber">{t('status.look')}</Badge> : null}
            </dt>
            {lines.map((line) => (line === undefined ? null : <dd key={line}>{line}</dd>))}
          </div>
        ))}
      </dl>
      <p className={classNames(typography.small, typography.soft)}>{t('status.heard', { time })}</p>
    </section>
  )
}

/** What a process says, in words. */
function useRows(process: ProcessStatus, now: Date): Row[] {
  const { t, i18n } = useTranslation('desk-settings')
  const language = toLanguage(i18n.language)
  const ago = (at: string) => longAge({ at, now, language })
  const size = (bytes: number) => sizeText(bytes, language)
  const counts = ({ waiting, failed }: { waiting: number; failed: number }) =>
    t('status.counts', { waiting, failed })
  const unknown = t('status.unknown')
  const { disk, database, mail, jobs, webhooks, backup, certificate, alerts } = process
  const days = certificate?.valid_until
    ? Math.floor((Date.parse(certificate.valid_until) - now.getTime()) / 86_400_000)
    : undefined
  return [
    {
      name: 'disk',
      lines: [disk ? t('status.disk', { free: size(disk.free), size: size(disk.size) }) : unknown],
      isWrong: disk?.is_low,
    },
    {
      name: 'database',
      lines: [
        database
          ? t(`status.database.${database.is}`, { version: database.version, size: size(database.size) })
          : unknown,
      ],
      isWrong: database?.is_ready === false,
    },
    {
      name: 'mail',
      lines: mail
        ? [
            mail.has_server ? undefined : t('status.mail.none'),
            mail.last_sent_at
              ? t('status.mail.last', { time: ago(mail.last_sent_at) })
              : t('status.mail.never'),
            counts(mail),
          ]
        : [unknown],
      isWrong: mail ? !mail.has_server || mail.failed > 0 : undefined,
    },
    { name: 'jobs', lines: [jobs ? counts(jobs) : unknown], isWrong: jobs ? jobs.failed > 0 : undefined },
    {
      name: 'webhooks',
      lines: webhooks
        ? [
            t(`status.webhooks.${webhooks.state}`),
            webhooks.state === 'off' && webhooks.waiting + webhooks.failed === 0
              ? undefined
              : counts(webhooks),
          ]
        : [unknown],
      isWrong: webhooks ? webhooks.state === 'stopped' || webhooks.failed > 0 : undefined,
    },
    {
      name: 'backup',
      lines: [
        backup
          ? t(backup.has_failed ? 'status.backup.failed' : 'status.backup.made', { time: ago(backup.at) })
          : t(process.is_hosted ? 'status.backup.hosted' : 'status.backup.none'),
      ],
      isWrong: backup?.has_failed ?? !process.is_hosted,
    },
    {
      name: 'certificate',
      lines: certificate
        ? [
            certificate.problem
              ? t(`status.certificate.${certificate.problem}`, { host: certificate.host })
              : undefined,
            days === undefined
              ? undefined
              : t('status.certificate.left', { host: certificate.host, count: days, number: days }),
          ]
        : [t('status.certificate.none')],
      isWrong: certificate ? certificate.problem !== null || (days ?? 0) < fewDaysOfCertificate : undefined,
    },
    { name: 'alerts', lines: [t(`status.mailed.${alerts}`)], isWrong: alerts === 'off' },
    {
      name: 'version',
      lines: [
        t('status.version', {
          version: process.version,
          time: ago(process.started_at),
          memory: size(process.memory),
        }),
      ],
    },
  ]
}

/** A size in GB, or MB below one, as the reader writes numbers. */
function sizeText(bytes: number, language: keyof typeof locales): string {
  const isLarge = bytes >= 1e9
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1e9 : 1e6))
}
