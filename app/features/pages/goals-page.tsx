import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { PageRow } from './page-sections.tsx'
import { ShortPage } from './short-page.tsx'

const goalPages = [
  { goal: 'protectFamily', path: paths.termLife },
  { goal: 'payMortgage', path: paths.mortgageProtection },
  { goal: 'buildWealth', path: paths.indexUniversalLife },
  { goal: 'healthIssues', path: paths.wholeLife },
  { goal: 'finalExpenses', path: paths.finalExpense },
] as const

/** Goals beside the kind that often fits, each with the reason and the page that tells more. */
export function GoalsPage() {
  const { t } = useTranslation('pages-learning')
  const goals = goalPages.map(({ goal, path }) => (
    <PageRow key={goal} title={t(`goalQuiz.goals.${goal}.goal`)}>
      <p>{t(`goalQuiz.goals.${goal}.why`)}</p>
      <p>
        <ArrowLink to={path}>{t(`goalQuiz.goals.${goal}.link`)}</ArrowLink>
      </p>
    </PageRow>
  ))
  return <ShortPage namespace="pages-learning" page="goalQuiz" before={goals} />
}
