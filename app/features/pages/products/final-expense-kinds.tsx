import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { WindowCalendar } from '#app/features/pages/blocks/window-calendar.tsx'
import { WordTable } from '#app/features/pages/blocks/word-table.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './product-figures.module.css'

const full = Array.from({ length: 8 }, () => 'lit' as const)
const graded = full.map((look, year) => (year < 2 ? ('dark' as const) : look))

/** Level beside graded benefit: from when on the full amount is paid. */
export function FinalExpenseKinds() {
  const { t, list, items } = usePageWords('page-final-expense')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, styles.stackBlock)}>
        <div className={blocksStyles.split}>
          <div>
            <h2>{t('kinds.title')}</h2>
            <p className={typography.soft}>{t('kinds.text')}</p>
          </div>
          <figure className={styles.kindWindows}>
            <Kind label={t('kinds.picture.level')} windows={full} />
            <Kind label={t('kinds.picture.graded')} windows={graded} />
            <figcaption className={classNames(typography.small, styles.small, typography.soft)}>
              {t('kinds.picture.note')}
            </figcaption>
          </figure>
        </div>
        <WordTable
          caption={t('kinds.caption')}
          columns={list('kinds.columns')}
          rows={items('kinds.rows', ['head', 'level', 'graded']).map(({ head, level, graded }) => ({
            id: head,
            cells: [head, level, graded],
          }))}
        />
      </div>
    </section>
  )
}

function Kind({ label, windows }: { label: string; windows: readonly ('lit' | 'dark')[] }) {
  return (
    <div>
      <WindowCalendar label={label} columns={windows.length} windows={windows} />
      <p className={classNames(typography.small, styles.small)} aria-hidden="true">
        {label}
      </p>
    </div>
  )
}
