import { useTranslation } from 'react-i18next'
import { PlanLines } from '#app/leads/plan-lines/plan-lines.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Card } from '#app/ui/layout/card.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatList } from '#domain/format/format.ts'
import type { RequestStatus } from '#domain/leads/status/request-status.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './request-status.module.css'
import { statusDay } from './status-times.ts'

/** What was sent, and to whom. */
export function SentPart({ status }: { status: RequestStatus }) {
  const { t, i18n } = useTranslation('request-status')
  const { agent, brand } = useSite()
  const language = toLanguage(i18n.language)
  const { stage, requests } = status
  const carriers = [...new Set(requests.flatMap(({ plans }) => plans.map(({ carrierName }) => carrierName)))]
  const isWithCarrier = ['applied', 'underwriting', 'decided', 'in_force'].includes(stage)
  return (
    <Card isPadded className={styles.part}>
      <h2 className={typography.h3}>{t('sent.title')}</h2>
      <p>
        {t('sent.to', { agent: agent.name, brand: brand.name })}{' '}
        {carriers.length === 0
          ? null
          : isWithCarrier
            ? t('sent.carriersApplied')
            : t('sent.carriers', { carriers: formatList(carriers, language) })}
      </p>
      <ul className={styles.requests}>
        {requests.map(({ kind, created_at: at, plans }) => (
          <li key={at}>
            <h3 className={typography.h4}>{t(`sent.kinds.${kind}`)}</h3>
            <p className={classNames(typography.small, typography.soft)}>
              {t('sent.on', { date: statusDay(new Date(at), agent.hours.timeZone, language) })}
            </p>
            {plans.length === 0 ? <p>{t('sent.noPlans')}</p> : <PlanLines plans={plans} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
