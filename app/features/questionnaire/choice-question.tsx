import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ChoiceCards } from '#app/ui/fields/choice/choice-cards.tsx'
import quickPicksStyles from '#app/ui/fields/choice/quick-picks.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { ageOn } from '#domain/people/dates/age.ts'
import { type FormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { type HealthRating, healthRatings } from '#domain/pricing/quote-request.ts'
import { answerChoice, chooseGoal } from '#domain/questionnaire/answers.ts'
import { type GoalId, goals, isGoalId } from '#domain/questionnaire/goals.ts'
import type { ChoiceOption, ChoiceQuestion } from '#domain/questionnaire/questions.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

/** The option that stands for the answer; whoever asked for a recommendation chose Not Sure, whatever came of it. */
function chosenOption(question: ChoiceQuestion, form: FormData): ChoiceOption | undefined {
  const asksForRecommendation = question.field === 'selectedPlanType' && form.needsRecommendation
  const value = asksForRecommendation ? 'NotSure' : primaryPerson(form)[question.field]
  return question.options.find((option) => option.value === value)
}

/** A health rating that the instant quote alone offers, as long as the question is on screen; undefined for any other answer. */
function useCarriedRating({ id, options }: ChoiceQuestion, form: FormData): HealthRating | undefined {
  const { healthRating } = primaryPerson(form)
  const isOffered = options.some(({ value }) => value === healthRating)
  const other =
    id === 'healthRating' && !isOffered ? healthRatings.find((each) => each === healthRating) : undefined
  const [carried, setCarried] = useState(other)
  if (other !== undefined && other !== carried) setCarried(other)
  return carried
}

/** One of several answers. */
export function ChoiceQuestionField(props: RendererProps<'choice'>) {
  const { question, form, change, issue } = props
  const { t, i18n } = useTranslation('questionnaire')
  const words = `questions.${question.id}.options`
  const carried = useCarriedRating(question, form)
  const choose = (key: string) => {
    if (key === carried) return change((current) => updatePrimaryPerson(current, { healthRating: carried }))
    const option = question.options.find((offered) => offered.key === key)
    if (option) change((current) => answerChoice(current, question, option.value))
  }
  if (question.field === 'selectedTerm') return <TermLengthField {...props} onChoose={choose} />
  return (
    <ChoiceCards
      labelledBy={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={issue ? true : undefined}
      name={question.id}
      columns={question.options.length === 2 ? 2 : 1}
      options={[
        ...question.options.map(({ key }) => ({
          value: key,
          label: t(`${words}.${key}.label`),
          ...(i18n.exists(`questionnaire:${words}.${key}.hint`) ? { note: t(`${words}.${key}.hint`) } : {}),
        })),
        ...(carried === undefined
          ? []
          : [
              {
                value: carried,
                label: t(`common:healthClasses.${carried}`),
                note: t('carried.healthRating'),
              },
            ]),
      ]}
      value={chosenOption(question, form)?.key ?? carried}
      onChange={choose}
    />
  )
}

const yearsPerWindow = 5

const windowCount = 8

/** The lengths as large chips, and the covered years drawn as windows of five years each. */
function TermLengthField(props: RendererProps<'choice'> & { onChoose: (key: string) => void }) {
  const { question, form, onChoose, issue } = props
  const { t } = useTranslation('questionnaire')
  const person = primaryPerson(form)
  const years = person.selectedTerm
  const age = ageOn(person.dateOfBirth, localToday())
  const words = 'questions.termLength'
  return (
    <>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radio group, unlike a plain group, can be invalid
        role="radiogroup"
        className={styles.termChips}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={issue ? true : undefined}
      >
        {question.options.map(({ key, value }) => (
          <label className={classNames(quickPicksStyles.chip, styles.termChip)} data-slot="chip" key={key}>
            <input
              className={layout.overLabel}
              type="radio"
              name={question.id}
              value={key}
              checked={value === years}
              onChange={() => onChoose(key)}
            />
            <b>{key}</b> {t(`${words}.unit`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.termDraw}>
        <WindowPanes count={windowCount} lit={Math.round(years / yearsPerWindow)} />
        {age === undefined ? null : (
          <div className={styles.ages} aria-hidden="true">
            {Array.from({ length: windowCount }, (_, place) => place).map((place) => (
              <span key={place}>{place % 2 === 0 ? age + place * yearsPerWindow : null}</span>
            ))}
          </div>
        )}
        <p className={classNames(typography.small, styles.small, typography.soft)} role="status">
          {age === undefined
            ? t(`${words}.coveredNoAge`, { years })
            : t(`${words}.covered`, { years, from: age, to: age + years })}
        </p>
      </div>
    </>
  )
}

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
