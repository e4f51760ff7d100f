import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Table } from '../../ui/table.tsx'
import { ShortPage } from './short-page.tsx'

const goalPages = [
  { goal: 'protectFamily', path: paths.termLife },
  { goal: 'payMortgage', path: paths.mortgageProtection },
  { goal: 'buildWealth', path: paths.indexUniversalLife },
  { goal: 'healthIssues', path: paths.wholeLife },
  { goal: 'finalExpenses', path: paths.finalExpense },
] as const

/** Goals beside the kind that often fits, each with the page that tells more. */
export function GoalsPage() {
  const { t } = useTranslation('pages-learning')
  const words = (part: string) => t(`goalQuiz.goals.${part}`)
  return (
    <ShortPage
      namespace="pages-learning"
      page="goalQuiz"
      before={
        <Table
          caption={words('caption')}
          isCaptionHidden
          head={[words('goal'), words('kind'), words('why')]}
          rows={goalPages.map(({ goal, path }) => ({
            key: goal,
            cells: [
              words(`rows.${goal}.goal`),
              <Link key={goal} to={path}>
                {words(`rows.${goal}.kind`)}
              </Link>,
              words(`rows.${goal}.why`),
            ],
          }))}
        />
      }
    />
  )
}
