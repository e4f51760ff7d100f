import { ArrowRight } from 'lucide'
import { type MouseEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { PageBody } from '#app/features/pages/page-sections.tsx'
import { usePageText } from '#app/features/pages/page-text.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { carryAnswers, prepareCarrying } from '#app/state/carry-answers.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ChoiceCards } from '#app/ui/fields/choice/choice-cards.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { type QuizGoal, type QuizGoalId, quizGoal, quizGoals } from '#domain/plans/goal-quiz.ts'
import type { PolicyType } from '#domain/plans/plan-type.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './goal-quiz.module.css'

export default function GoalQuizPage() {
  const text = usePageText('goal-quiz', 'page')
  return (
    <>
      <PageHero text={text} />
      <PageBody sections={text.sections}>
        <GoalQuiz />
      </PageBody>
      <PageClosing />
    </>
  )
}

const questionId = 'goal-question'

/** Arrow keys run through the goals one by one, so the focus stays on them; a tap is a pick. */
function isChosenByKeyboard(): boolean {
  return document.activeElement?.matches('[type=radio]:focus-visible') ?? false
}

/** One question, five goals; the picked one shows the type that often fits, and why. */
function GoalQuiz() {
  const { t } = useTranslation('goal-quiz')
  const [picked, setPicked] = useState<QuizGoalId>()
  const question = useRef<HTMLHeadingElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const goal = quizGoal(picked)

  function pick(id: QuizGoalId) {
    const isTapped = !isChosenByKeyboard()
    prepareCarrying()
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

/** The answers of the quiz as a list, for who has no scripts. */
function GoalLinks() {
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

const windowCount = 8

/** A term covers some of the years, the others all of them. */
const litWindows = { Term: 4, Whole: windowCount, IUL: windowCount } as const satisfies Record<
  PolicyType,
  number
>

interface GoalResultProps {
  /** The picked goal; undefined while the question is open. */
  goal: QuizGoal | undefined
  heading: RefObject<HTMLHeadingElement | null>
  onRestart: () => void
}

/** What often fits the picked goal, why, what else to look at, and the ways on. */
function GoalResult({ goal, heading, onRestart }: GoalResultProps) {
  const { t } = useTranslation('goal-quiz')
  const navigate = useNavigate()

  async function toQuote(event: MouseEvent, productType: PolicyType) {
    const carried = carryAnswers({ productType })
    // Who opens another tab stays here: the product is there a moment later.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    await carried
    navigate(paths.quote)
  }

  return (
    <div className={classNames(styles.result, goal && styles.isOpen)}>
      <WindowPanes count={windowCount} lit={goal ? litWindows[goal.recommendedType] : 0} />
      <div aria-live="polite">
        {goal ? (
          <>
            <h3 ref={heading} tabIndex={-1}>
              <span className={styles.intro}>{t('result.intro', { goal: t(`goals.${goal.id}.label`) })}</span>{' '}
              <span className={classNames(typography.h1, styles.h1)}>
                {t(`types.${goal.recommendedType}`)}
              </span>
            </h3>
            <p>{t(`goals.${goal.id}.why`)}</p>
            <h4>{t('result.otherTitle')}</h4>
            <p className={typography.soft}>{t(`goals.${goal.id}.other`)}</p>
          </>
        ) : (
          <p className={typography.soft}>{t('result.waiting')}</p>
        )}
      </div>
      {goal ? (
        <div className={layout.row} data-slot="row">
          <ButtonLink to={paths.quote} onClick={(event) => toQuote(event, goal.recommendedType)}>
            {t('result.quote')} <Icon of={ArrowRight} />
          </ButtonLink>
          <ButtonLink to={paths[goal.page]} variant="quiet">
            {t('result.learnMore')}
          </ButtonLink>
          <Button variant="text" onClick={onRestart}>
            {t('result.restart')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
