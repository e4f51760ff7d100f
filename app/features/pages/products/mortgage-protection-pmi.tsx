import { WordTable } from '#app/features/pages/blocks/word-table.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './product-figures.module.css'

/** Term life for the mortgage beside private mortgage insurance, which protects the lender. */
export function MortgageProtectionPmi() {
  const { t, list, items } = usePageWords('page-mortgage-protection')
  return (
    <section className={layout.section} data-ground="blue">
      <div className={classNames(layout.wrap, styles.stackBlock)}>
        <div className={layout.read}>
          <h2>{t('pmi.title')}</h2>
          <p>{t('pmi.text')}</p>
        </div>
        <WordTable
          caption={t('pmi.caption')}
          columns={list('pmi.columns')}
          rows={items('pmi.rows', ['head', 'life', 'pmi']).map(({ head, life, pmi }) => ({
            id: head,
            cells: [head, life, pmi],
          }))}
        />
        <p className={classNames(layout.read, typography.small, typography.soft)}>{t('pmi.note')}</p>
      </div>
    </section>
  )
}
