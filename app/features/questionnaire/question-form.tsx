import { ArrowLeft, ArrowRight, Info } from 'lucide'
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import answersLayoutStyles from '#app/site/answers-layout.module.css'
import { useErrorTitle } from '#app/site/use-error-title.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { FormData } from '#domain/people/form-data.ts'
import { questionOf, type StepId } from '#domain/questionnaire/questions.ts'
import { type AnswerIssue, answerIssue } from '#domain/questionnaire/validation/answer-issue.ts'
import { type StepDoubt, stepDoubt } from '#domain/questionnaire/validation/doubt.ts'
import { isStepValid } from '#domain/questionnaire/validation/validate.ts'
import { QuestionField } from './question-field.tsx'
import styles from './questionnaire.module.css'

interface QuestionFormProps {
  step: StepId
  form: FormData
  change: (update: (form: FormData) => FormData) => void
  why: string
  /** What helps with the answer, below the field. */
  help?: ReactNode
  /** What the answer is used for, in place of why it is asked. */
  promise?: ReactNode
  /** Another way on, below Continue. */
  other?: ReactNode
  /** Whether the visitor came here from another question, and not by opening the page. */
  hasChanged: boolean
  /** The answers are not restored yet, so nothing can be answered. */
  isWaiting: boolean
  isProcessing: boolean
  /** Leads to the question before; the first question has none. */
  onBack: (() => void) | undefined
  onGoalPicked: () => void
  /** Called with a valid answer. */
  onAnswered: () => void
}

interface Failure {
  issue: AnswerIssue
  /** Counts the presses of Continue, so that each one is announced. */
  attempt: number
}

/** One question: its heading, its field, what is wrong with the answer, and the way on. */
export function QuestionForm(props: QuestionFormProps) {
  const { step, form, change, isProcessing } = props
  const { t } = useTranslation('questionnaire')
  const [failure, setFailure] = useState<Failure>()
  /** What was asked about: answered the same way once more, it stands. */
  const [asked, setAsked] = useState<{ doubt: StepDoubt; answers: FormData }>()
  const [headingId, hintId, errorId] = [useId(), useId(), useId()]
  const place = useRef<HTMLFormElement>(null)
  useArrival(props.hasChanged, place)
  const dropForeignPress = useOwnPresses()
  useErrorTitle(failure !== undefined)

  useEffect(() => {
    if (!failure) return
    focusInvalidField(place.current)
    // Below a long list of choices it would lie out of sight.
    document.getElementById(errorId)?.scrollIntoView({ block: 'nearest' })
  }, [failure, errorId])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isProcessing || props.isWaiting) return
    const issue = answerIssue(step, form, localToday())
    setFailure(issue && { issue, attempt: (failure?.attempt ?? 0) + 1 })
    if (issue) return
    const doubt = stepDoubt(step, form)
    if (doubt && asked?.answers !== form) return setAsked({ doubt, answers: form })
    props.onAnswered()
  }

  return (
    <form ref={place} className={styles.form} noValidate onSubmit={submit} onClickCapture={dropForeignPress}>
      <h1 id={headingId} tabIndex={-1}>
        {t(`questions.${step}.title`)}
      </h1>
      <p className={typography.lead} data-slot="lead" id={hintId}>
        {t(`questions.${step}.hint`)}
      </p>
      <fieldset className={styles.body} disabled={props.isWaiting} role="presentation">
        <QuestionField
          question={questionOf(step)}
          form={form}
          change={change}
          labelledBy={headingId}
          describedBy={failure ? `${hintId} ${errorId}` : hintId}
          issue={failure?.issue}
          onGoalPicked={props.onGoalPicked}
        />
        {props.help ? <div className={styles.help}>{props.help}</div> : null}
      </fieldset>
      {failure ? (
        <Alert
          key={failure.attempt}
          tone="danger"
          id={errorId}
          className={styles.error}
          title={t('error.generic')}
        >
          {t(`problems.${failure.issue.code}`, { ...failure.issue.values })}
        </Alert>
      ) : null}
      {asked && asked.answers === form && !failure ? (
        <Doubt doubt={asked.doubt} onGoOn={props.onAnswered} />
      ) : null}
      {props.promise ?? (
        <details className={styles.whySmall}>
          <summary>
            <Icon of={Info} /> {t('aside.heading')}
          </summary>
          <p className={typography.soft}>{props.why}</p>
        </details>
      )}
      <div className={answersLayoutStyles.nav} data-slot="answers-nav">
        {props.onBack ? (
          <Button variant="quiet" onClick={props.onBack}>
            <Icon of={ArrowLeft} /> {t('nav.back')}
          </Button>
        ) : null}
        <Button
          type="submit"
          isBusy={isProcessing || props.isWaiting}
          isInactive={!isStepValid(step, form, localToday())}
        >
          {isProcessing ? (
            t('nav.processing')
          ) : (
            <>
              {t('nav.continue')} <Icon of={ArrowRight} />
            </>
          )}
        </Button>
      </div>
      {props.other}
    </form>
  )
}

/**
 * Drops the second press of a double tap that began on the question before: whatever came to lie under the finger
 * meanwhile was not meant.
 */
function useOwnPresses(): (event: MouseEvent) => void {
  const hasBegunHere = useRef(false)
  return (event) => {
    // Keys press with 0.
    if (event.detail <= 1) hasBegunHere.current = true
    if (hasBegunHere.current) return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Asks about an answer that may be a slip; going on as it is stays possible. */
function Doubt({ doubt, onGoOn }: { doubt: StepDoubt; onGoOn: () => void }) {
  const { t } = useTranslation('questionnaire')
  return (
    <Alert tone="warning" live="status" className={styles.error} title={t(`doubts.${doubt}.title`)}>
      <p>{t(`doubts.${doubt}.text`)}</p>
      <p className={layout.row} data-slot="row">
        <Button variant="quiet" isSmall onClick={onGoOn}>
          {t(`doubts.${doubt}.action`)}
        </Button>
      </p>
    </Alert>
  )
}

function focusInvalidField(place: HTMLElement | null) {
  const invalid = place?.querySelector<HTMLElement>('[aria-invalid=true]')
  const radio = invalid?.querySelector<HTMLElement>('input:checked') ?? invalid?.querySelector('input')
  const field = radio ?? invalid
  field?.focus()
}

const smallScreen = '(max-width: 768px)'

const scrollDelayMs = 100

/** Fields to type in; choices are left alone, so that none looks taken before it is. */
const typedField = 'input:not([type=radio], [type=range])'

/**
 * After the question has changed: puts the focus where the new question begins, and on small screens brings the
 * page back to its top. A page that has just been opened is left to the site's frame.
 */
function useArrival(hasChanged: boolean, place: RefObject<HTMLElement | null>): void {
  // Before the question is painted: a quick key must not find the focus still on its way.
  useLayoutEffect(() => {
    if (!hasChanged) return
    const isSmall = window.matchMedia(smallScreen).matches
    // On a small screen a focused field would push up the keyboard and hide the question.
    const field = isSmall ? null : place.current?.querySelector<HTMLElement>(typedField)
    const start = field ?? place.current?.querySelector<HTMLElement>('h1')
    start?.focus({ preventScroll: isSmall })
    // A page at its top stays free: who has begun to scroll or tap is not pulled back.
    if (!isSmall || window.scrollY === 0) return
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollDelayMs)
    return () => clearTimeout(timer)
  }, [hasChanged, place])
}
