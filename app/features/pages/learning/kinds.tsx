import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './learning.module.css'

const kinds = [
  'termLife',
  'wholeLife',
  'indexUniversalLife',
  'finalExpense',
  'mortgageProtection',
  'noMedicalExam',
  'goalQuiz',
] as const

/** The kinds of coverage, for whom the menu does not name them all. */
export function Kinds() {
  const { t } = usePageWords('page-learning')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, layout.cols2)}>
        <h2>{t('kinds.title')}</h2>
        <ul className={styles.kindLinks}>
          {kinds.map((kind) => (
            <li key={kind}>
              <ArrowLink to={paths[kind]}>{t(`kinds.${kind}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
