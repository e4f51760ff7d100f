import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#app/ui/fields/choice/segmented-control.tsx'
import { TickWindow } from '#app/ui/fields/choice/tick-window.tsx'
import fieldStyles from '#app/ui/fields/field.module.css'
import layout from '#app/ui/layout/layout.module.css'
import { type HealthRating, healthRatings } from '#domain/pricing/quote-request.ts'
import {
  type HealthCheckAnswers as Given,
  healthQuestions,
  suggestedRating,
} from '#domain/quotes/instant/health-check.ts'
import { FieldHint, FieldIssue, type InstantAnswers, useFieldState } from './answer-fields.tsx'
import styles from './health-answers.module.css'

/** What was answered to the three questions: kept while the page is open, and by nobody else. */
export interface HealthCheck {
  given: Given
  change: (given: Given) => void
}

interface HealthAnswersProps {
  answers: InstantAnswers
  check: HealthCheck
}

/** Three plain questions light a rating; all of them stand below, for whoever knows better. */
export function HealthAnswers({ answers, check }: HealthAnswersProps) {
  const suggested = suggestedRating(check.given)
  return (
    <div className={styles.health}>
      <PlainQuestions
        {...check}
        change={(given) => {
          check.change(given)
          const rating = suggestedRating(given)
          if (rating !== undefined) answers.change({ healthRating: rating })
        }}
      />
      <div role="status">{suggested === undefined ? null : <Suggestion rating={suggested} />}</div>
      <RatingAnswer answers={answers} />
    </div>
  )
}

function PlainQuestions({ given, change }: HealthCheck) {
  const { t } = useTranslation('instant-quote')
  return (
    <ul className={styles.questions}>
      {healthQuestions.map((question) => {
        const answer = given[question]
        return (
          <li key={question}>
            <SegmentedControl
              legend={t(`healthCheck.${question}`)}
              options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
              value={answer === undefined ? undefined : answer ? 'yes' : 'no'}
              onChange={(chosen) => change({ ...given, [question]: chosen === 'yes' })}
            />
          </li>
        )
      })}
    </ul>
  )
}

function Suggestion({ rating }: { rating: HealthRating }) {
  const { t } = useTranslation('instant-quote')
  return (
    <div className={styles.suggestion}>
      <b>
        <i aria-hidden="true" />
        {t('healthCheck.pointsTo', { rating: t(`common:healthClasses.${rating}`) })}
      </b>
      <p>
        {t(`ratings.${rating}`)} {t('healthCheck.guess')}
      </p>
    </div>
  )
}

/** All ratings with a sentence each. */
function RatingAnswer({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  const name = useId()
  const state = useFieldState('healthRating', answers, true)
  return (
    <div className={fieldStyles.field} data-slot="field">
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radio group, unlike a plain group, can be invalid
        role="radiogroup"
        {...state}
      >
        <legend className={fieldStyles.label} data-slot="label">
          {t('fields.healthRating')}
        </legend>
        <FieldHint field="healthRating">{t('hints.healthRating')}</FieldHint>
        <div className={styles.ratings}>
          {healthRatings.map((rating) => (
            <label className={styles.rating} key={rating}>
              <input
                className={layout.overLabel}
                type="radio"
                name={name}
                value={rating}
                checked={rating === answers.form.healthRating}
                onChange={() => answers.change({ healthRating: rating })}
              />
              <TickWindow isSmall />
              <b>{t(`common:healthClasses.${rating}`)}</b>
              <small>{t(`ratings.${rating}`)}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <FieldIssue field="healthRating" answers={answers} />
    </div>
  )
}
