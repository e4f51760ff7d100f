import { accuracy, leftOut } from 'virtual:price-accuracy'
import { type ReactNode, useId } from 'react'
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
import typography from '#app/ui/layout/typography.module.css'
import { formatPercent } from '#domain/format/format.ts'
import type { ErrorStatistics } from '#domain/pricing/accuracy/accuracy.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { AccuracyChart } from './accuracy-chart.tsx'
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
  const unseen = leftOut.groups.map((summary) => ({ ...summary, name: t(`table.unseen.${summary.group}`) }))
  const groups = accuracy.groups.map((summary) => ({ ...summary, name: t(`groups.${summary.group}`) }))
  const ages = accuracy.ageBands.map((summary) => ({
    ...summary,
    name: summary.to === null ? t('ages.open', summary) : t('ages.band', summary),
  }))
  const [roughest] = groups.toSorted((a, b) => b.worst - a.worst)
  return (
    <div className={styles.errors}>
      <AccuracyTable title={t('table.byGroup')} by={t('table.group')} rows={groups} />
      <AccuracyTable title={t('table.unseen.title')} by={t('table.group')} rows={unseen}>
        {t('table.unseen.text', { number: leftOut.unjudged })}
      </AccuracyTable>
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

interface AccuracyTableProps {
  title: string
  /** What the rows are told apart by. */
  by: string
  rows: readonly (ErrorStatistics & { name: string })[]
  /** What has to be known to read the table. */
  children?: ReactNode
}

/** How far off the model is, one group of published prices per row. */
function AccuracyTable({ title, by, rows, children }: AccuracyTableProps) {
  const { t, i18n } = useTranslation('how-we-estimate')
  const language = toLanguage(i18n.language)
  const titleId = useId()
  const share = (error: number) => formatPercent(error * 100, language, 1)
  return (
    <section>
      <h2 className={typography.h3} id={titleId}>
        {title}
      </h2>
      {children ? <p className={styles.about}>{children}</p> : null}
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{t('table.typical')}</th>
            <th scope="col">{t('table.worst')}</th>
            <th scope="col">{t('table.within')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, median, worst, withinTenPercent }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{share(median)}</td>
              <td>{share(worst)}</td>
              <td>{t('table.share', { within: withinTenPercent, count })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
