import { WordTable } from '#app/features/pages/blocks/word-table.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import styles from './product-figures.module.css'

/** What carriers commonly ask for small, middle and large amounts. */
export function NoMedicalExamTiers() {
  const { t, list, items } = usePageWords('page-no-medical-exam')
  return (
    <section className={layout.section} data-ground="blue">
      <div className={classNames(layout.wrap, styles.stackBlock)}>
        <div className={layout.read}>
          <h2>{t('tiers.title')}</h2>
          <p>{t('tiers.text')}</p>
        </div>
        <WordTable
          caption={t('tiers.caption')}
          columns={list('tiers.columns')}
          rows={items('tiers.rows', ['head', 'answers', 'exam', 'decision']).map((row) => ({
            id: row.head,
            cells: [row.head, row.answers, row.exam, row.decision],
          }))}
        />
        <p className={layout.read}>
          <strong>{t('tiers.qualifier')}</strong>
        </p>
      </div>
    </section>
  )
}
