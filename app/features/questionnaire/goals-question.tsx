import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#app/ui/fields/choice-cards.tsx'
import { chooseGoal } from '#domain/questionnaire/answers.ts'
import { type GoalId, goals, isGoalId } from '#domain/questionnaire/goals.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

/** Arrow keys run through the goals one by one: none of them is the pick before Space, Enter or Continue says so. */
function isChosenByKeyboard(): boolean {
  return document.activeElement?.matches('[type=radio]:focus-visible') ?? false
}

/** What matters most: each goal names the type that serves it. */
export function GoalsQuestion({
  question,
  form,
  change,
  issue,
  onGoalPicked,
  ...ids
}: RendererProps<'goals'>) {
  const { t } = useTranslation('questionnaire')
  const goal = form[question.field]
  function pick(id: GoalId) {
    change((current) => chooseGoal(current, id, t(`goals.${id}.reason`)))
    if (!isChosenByKeyboard()) onGoalPicked()
  }
  return (
    <div className={styles.goalChoices}>
      <ChoiceCards
        labelledBy={ids.labelledBy}
        aria-describedby={ids.describedBy}
        aria-invalid={issue ? true : undefined}
        name={question.id}
        columns={2}
        options={goals.map(({ id }) => ({
          value: id,
          label: t(`goals.${id}.title`),
          note: t(`goals.${id}.description`),
        }))}
        value={isGoalId(goal) ? goal : undefined}
        onChange={pick}
        onSpace={onGoalPicked}
      />
    </div>
  )
}
