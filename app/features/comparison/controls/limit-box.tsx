import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { coverageLimitWarnings } from '#domain/carriers/limits.ts'
import { formatCoverage } from '#domain/format/format.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './comparison-controls.module.css'

interface LimitBoxProps {
  planType: PlanType
  /** USD. */
  coverage: number
  quotes: readonly Quote[]
}

/** The carriers that don't insure this much and so are missing among the plans. */
export function useLimits({ planType, coverage, quotes }: LimitBoxProps) {
  const { carriers } = useSite()
  const carriersInResults = quotes.map(({ carrierName }) => carrierName)
  return coverageLimitWarnings({ carriers, planType, coverage, carriersInResults })
}

/** Tells which carriers are missing because they don't insure this much; nothing when none is. */
export function LimitBox(props: LimitBoxProps) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const { planType } = props
  const warnings = useLimits(props)
  if (warnings.length === 0) return null
  return (
    <Alert tone="tip" className={styles.limit} title={t('limits.title')}>
      <ul>
        {warnings.map(({ carrier, limit }) => (
          <li key={carrier}>
            {t('limits.warning', {
              carrier,
              plan: t(`plans.${planType}.inText`),
              amount: formatCoverage(limit, language),
            })}
          </li>
        ))}
      </ul>
      <p>{t('limits.tip')}</p>
    </Alert>
  )
}
