import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#app/ui/fields/choice-cards.tsx'
import { type QuizGoalId, quizGoal, quizGoals } from '#domain/plans/goal-quiz.ts'
import { GoalLinks } from './goal-links.tsx'
import styles from './goal-quiz.module.css'
import { GoalResult } from './goal-result.tsx'

const questionId = 'goal-question'

/** Arrow keys run through the goals one by one, so the focus stays on them; a tap is a pick. */
function isChosenByKeyboard(): boolean {
  return document.activeElement?.matches('[type=radio]:focus-visible') ?? false
}

/** One question, five goals; the picked one shows the type that often fits, and why. */
export function GoalQuiz() {
  const { t } = useTranslation('goal-quiz')
  const [picked, setPicked] = useState<QuizGoalId>()
  const question = useRef<HTMLHeadingElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const goal = quizGoal(picked)

  function pick(id: QuizGoalId) {
    const isTapped = !isChosenByKeyboard()
    flushSync(() => setPicked(id))
    if (!isTapped) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'nearest' })
  }
  function restart() {
    setPicked(undefined)
    question.current?.focus({ preventScroll: true })
    question.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <section className={styles.quiz} aria-labelledby={questionId}>
      <h2 id={questionId} ref={question} tabIndex={-1}>
        {t('question')}
      </h2>
      <ChoiceCards
        labelledBy={questionId}
        name="goal"
        value={picked}
        onChange={pick}
        options={quizGoals.map(({ id }) => ({
          value: id,
          label: t(`goals.${id}.label`),
          note: t(`goals.${id}.note`),
        }))}
      />
      <GoalResult goal={goal} heading={result} onRestart={restart} />
      <noscript>
        <GoalLinks />
      </noscript>
    </section>
  )
}
