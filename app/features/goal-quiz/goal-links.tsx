import { useTranslation } from 'react-i18next'
import { quizGoals } from '#domain/plans/goal-quiz.ts'
import { paths } from '#domain/site/paths.ts'

/** The answers of the quiz as a list, for who has no scripts. */
export function GoalLinks() {
  const { t } = useTranslation('goal-quiz')
  return (
    <ul>
      {quizGoals.map(({ id, recommendedType, page }) => (
        <li key={id}>
          {t(`goals.${id}.label`)}: <a href={paths[page]}>{t(`types.${recommendedType}`)}</a>
        </li>
      ))}
    </ul>
  )
}
