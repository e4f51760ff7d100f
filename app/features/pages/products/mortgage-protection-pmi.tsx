import './product-figures.css'
import { WordTable } from '#app/features/pages/blocks/word-table.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'

/** Term life for the mortgage beside private mortgage insurance, which protects the lender. */
export function MortgageProtectionPmi() {
  const { t, list, items } = usePageWords('page-mortgage-protection')
  return (
    <section className="section blue">
      <div className="wrap stack-block">
        <div className="read">
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
        <p className="read small soft">{t('pmi.note')}</p>
      </div>
    </section>
  )
}
