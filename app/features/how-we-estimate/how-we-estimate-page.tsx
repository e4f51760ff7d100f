import { accuracy } from 'virtual:price-accuracy'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { NumberedSteps } from '#app/ui/layout/numbered-steps.tsx'
import { PageIntro } from '#app/ui/layout/page-intro.tsx'
import { formatPercent } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AccuracyChart } from './accuracy-chart.tsx'
import { AccuracyTable } from './accuracy-table.tsx'
import styles from './how-we-estimate.module.css'

const parts = ['claims', 'costs', 'taxes', 'margin', 'carrier'] as const

/** How far the model is from prices that are published, and what it makes a price of. */
export function HowWeEstimatePage() {
  const { t } = useTranslation('how-we-estimate')
  return (
    <>
      <div className={classNames(layout.wrap, styles.wrap)}>
        <PageIntro title={t('page.title')} lead={t('page.lead')} />
      </div>
      <div className={classNames(layout.wrap, styles.wrap, styles.layout)}>
        <AccuracyChart />
        <Errors />
      </div>
      <section className={styles.parts} data-ground="sunk">
        <div className={classNames(layout.wrap, styles.wrap)}>
          <h2>{t('parts.title')}</h2>
          <NumberedSteps
            steps={parts.map((part) => ({ title: t(`parts.${part}.title`), text: t(`parts.${part}.text`) }))}
          />
        </div>
      </section>
    </>
  )
}

/** The errors by kind of plan and by age, and where they are largest. */
function Errors() {
  const { t, i18n } = useTranslation('how-we-estimate')
  const language = toLanguage(i18n.language)
  const groups = accuracy.groups.map((summary) => ({ ...summary, name: t(`groups.${summary.group}`) }))
  const ages = accuracy.ageBands.map((summary) => ({
    ...summary,
    name: summary.to === null ? t('ages.open', summary) : t('ages.band', summary),
  }))
  const [roughest] = groups.toSorted((a, b) => b.worst - a.worst)
  return (
    <div className={styles.errors}>
      <AccuracyTable title={t('table.byGroup')} by={t('table.group')} rows={groups} />
      <AccuracyTable title={t('table.byAge')} by={t('table.age')} rows={ages} />
      {roughest ? (
        <Alert tone="info" title={t('roughest.title', { group: roughest.name })}>
          {t('roughest.text', {
            worst: formatPercent(roughest.worst * 100, language),
            ninetieth: formatPercent(accuracy.all.ninetieth * 100, language),
          })}
        </Alert>
      ) : null}
    </div>
  )
}
