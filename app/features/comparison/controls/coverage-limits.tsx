import { ChevronDown, Info } from 'lucide'
import { Trans, useTranslation } from 'react-i18next'
import type { Comparison } from '#app/features/comparison/use-comparison.ts'
import type { Preview } from '#app/features/comparison/use-preview.ts'
import { useSite } from '#app/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { coverageLimitWarnings } from '#domain/carriers/limits.ts'
import { formatCoverage } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './coverage-limits.module.css'

interface CoverageLimitsProps {
  comparison: Comparison
  preview: Preview
  /** Shows its sentences from the start. */
  isOpen?: boolean
}

/** Tells which carriers are missing because they don't insure this much; nothing when none is. */
export function CoverageLimits({ comparison, preview, isOpen }: CoverageLimitsProps) {
  const { t, i18n } = useTranslation('comparison')
  const { carriers } = useSite()
  const language = toLanguage(i18n.language)
  const { state, planType } = comparison
  const { quotes, input } = preview.shown
  const limits = coverageLimitWarnings({
    carriers,
    planType,
    coverage: input.coverage,
    carriersInResults: quotes.map(({ carrierName }) => carrierName),
  })
  if ((state.status !== 'live' && state.status !== 'sample') || limits.length === 0) return null
  return (
    <details className={styles.limits} data-slot="limits" open={isOpen}>
      <summary>
        <Icon of={Info} />
        <span>
          <Trans
            t={t}
            i18nKey="limits.stop"
            count={limits.length}
            values={{ amount: formatCoverage(input.coverage, language) }}
            components={{ strong: <strong /> }}
          />
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <p>
        <strong>{t('limits.title')}</strong>
      </p>
      <ul className={styles.list}>
        {limits.map(({ carrier, limit }) => (
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
    </details>
  )
}
