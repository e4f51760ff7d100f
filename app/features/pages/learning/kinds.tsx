import './learning.css'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { paths } from '#domain/site/paths.ts'

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
    <section className="section">
      <div className="wrap cols-2">
        <h2>{t('kinds.title')}</h2>
        <ul className="kind-links">
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
