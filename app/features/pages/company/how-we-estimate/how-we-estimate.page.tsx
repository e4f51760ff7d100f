import { accuracy, leftOut } from 'virtual:price-accuracy'
import { useTranslation } from 'react-i18next'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageBody } from '#app/features/pages/page-sections.tsx'
import { usePageText } from '#app/features/pages/page-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { NumberedSteps } from '#app/ui/layout/data/numbered-steps.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { PageIntro } from '#app/ui/layout/page-top/page-intro.tsx'
import { formatPercent } from '#domain/format/format.ts'
import type { ErrorStatistics } from '#domain/pricing/accuracy/accuracy.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { AccuracyChart } from './accuracy-chart.tsx'
import { AccuracyTable } from './accuracy-table.tsx'
import { LateAskedErrors } from './asked-errors.tsx'
import styles from './how-we-estimate.module.css'

const parts = ['claims', 'costs', 'taxes', 'margin', 'carrier'] as const

/** How far the model is from prices that are published, and what it makes a price of. */
export default function HowWeEstimatePage() {
  const { t } = useTranslation('how-we-estimate')
  const { sections } = usePageText('how-we-estimate', 'page')
  return (
    <>
      <div className={classNames(layout.wrap, styles.wrap)}>
        <PageIntro title={t('page.title')} lead={t('page.lead')} />
      </div>
      <div className={classNames(layout.wrap, styles.wrap, styles.layout)}>
        <AccuracyChart />
        <Errors />
        <LateAskedErrors />
      </div>
      <section className={styles.parts} data-ground="sunk">
        <div className={classNames(layout.wrap, styles.wrap)}>
          <h2>{t('parts.title')}</h2>
          <NumberedSteps
            steps={parts.map((part) => ({ title: t(`parts.${part}.title`), text: t(`parts.${part}.text`) }))}
          />
        </div>
      </section>
      <PageBody sections={sections}>
        <p>
          <ArrowLink to={paths.forAssistants}>{t('forAssistants')}</ArrowLink>
        </p>
      </PageBody>
      <PageClosing />
    </>
  )
}

/** The errors by kind of plan and by age, and where they are largest. */
function Errors() {
  const { t, i18n } = useTranslation('how-we-estimate')
  const language = toLanguage(i18n.language)
  const share = (error: number) => formatPercent(error * 100, language, 1)
  const columns = [t('table.typical'), t('table.worst'), t('table.within')]
  const row = (name: string, { count, median, worst, withinTenPercent }: ErrorStatistics) => ({
    name,
    cells: [share(median), share(worst), t('table.share', { within: withinTenPercent, count })],
  })
  const [roughest] = accuracy.groups.toSorted((a, b) => b.worst - a.worst)
  return (
    <div className={styles.errors}>
      <AccuracyTable
        title={t('table.byGroup')}
        columns={[t('table.group'), ...columns]}
        rows={accuracy.groups.map((summary) => row(t(`groups.${summary.group}`), summary))}
      />
      <AccuracyTable
        title={t('table.unseen.title')}
        columns={[t('table.group'), ...columns]}
        rows={leftOut.groups.map((summary) => row(t(`table.unseen.${summary.group}`), summary))}
      >
        {t('table.unseen.text', { number: leftOut.unjudged })}
      </AccuracyTable>
      <AccuracyTable
        title={t('table.byAge')}
        columns={[t('table.age'), ...columns]}
        rows={accuracy.ageBands.map((summary) =>
          row(t(summary.to === null ? 'ages.open' : 'ages.band', summary), summary),
        )}
      />
      {roughest ? (
        <Alert tone="info" title={t('roughest.title', { group: t(`groups.${roughest.group}`) })}>
          {t('roughest.text', {
            worst: formatPercent(roughest.worst * 100, language),
            ninetieth: formatPercent(accuracy.all.ninetieth * 100, language),
          })}
        </Alert>
      ) : null}
    </div>
  )
}
