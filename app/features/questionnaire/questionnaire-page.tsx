import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { AnswersLayout } from '#app/site/answers-layout.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ProgressWindows } from '#app/ui/progress-windows.tsx'
import { formatPercent } from '#domain/format/format.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { acceptRecommendation } from '#domain/questionnaire/answers.ts'
import { isGoalId } from '#domain/questionnaire/goals.ts'
import type { StepId } from '#domain/questionnaire/questions.ts'
import { confirmStep, isComplete, progress } from '#domain/questionnaire/steps.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { ContactPromise, isContactStep, PriceStrip, WithoutContact } from './contact-step.tsx'
import { QuestionForm } from './question-form.tsx'
import { RecommendationDialog } from './recommendation-dialog.tsx'
import { type ShownPrice, usePriceSoFar } from './use-price-so-far.ts'
import { useStep } from './use-step.ts'

/** Why a question is asked; where the agent is licensed in every state, the state's says so. */
function useWhy(step: StepId): string {
  const { t } = useTranslation('questionnaire')
  const { agent } = useSite()
  const isEverywhere = step === 'state' && agent.licensedStates === 'all'
  return t(isEverywhere ? 'questions.state.whyAllStates' : `questions.${step}.why`)
}

interface QuestionnairePageProps {
  /** What helps with the answer of a question, below its field. */
  helps?: Partial<Record<StepId, ReactNode>>
  /** Leads to another device. */
  elsewhere?: ReactNode
}

/** The questionnaire: one question at a time, each answer kept as it is given. */
export function QuestionnairePage({ helps, elsewhere }: QuestionnairePageProps) {
  const { t, i18n } = useTranslation('questionnaire')
  const { form, isRestored, change } = useFormData()
  const { step, isFirst, isLeaving, goOn, goBack } = useStep(form, isRestored)
  const recommendation = useRecommendation(form, change, goOn)
  const hasChanged = useHasChanged(step, isRestored)
  const why = useWhy(step)
  const place = progress(form, step)
  const contact = isContactStep(step) ? step : undefined
  const price = usePriceSoFar(form, isRestored && contact !== undefined)

  function onAnswered() {
    if (step === 'insuranceGoals' && recommendation.isDue) return recommendation.open()
    change((current) => confirmStep(current, step))
    goOn(confirmStep(form, step))
  }

  return (
    <AnswersLayout
      aside={{
        label: t('aside.label'),
        ...(price === undefined
          ? { heading: t('aside.heading'), text: why }
          : { heading: t('contact.soFar'), figure: <PriceSoFar {...price} />, text: price.text }),
      }}
      lit={place.step}
      total={place.total}
    >
      <ProgressWindows
        label={t('progress.label')}
        current={place.step}
        total={place.total}
        valueText={t('progress.step', { step: place.step, total: place.total })}
        note={formatPercent(place.percent, toLanguage(i18n.language))}
      />
      {price ? <PriceStrip {...price} /> : null}
      <QuestionForm
        key={step}
        step={step}
        form={form}
        change={change}
        why={why}
        help={helps?.[step]}
        promise={contact && <ContactPromise step={contact} hasAside={price === undefined} />}
        other={contact && <WithoutContact />}
        hasChanged={hasChanged}
        isWaiting={!isRestored}
        isProcessing={isLeaving}
        onBack={isFirst ? undefined : goBack}
        onGoalPicked={recommendation.open}
        onAnswered={onAnswered}
      />
      {isFirst && isRestored && isComplete(form, localToday()) ? (
        <p>
          {t('answered.text')} <ArrowLink to={paths.review}>{t('answered.review')}</ArrowLink>
        </p>
      ) : null}
      {isRestored ? elsewhere : null}
      {recommendation.dialog ? (
        <RecommendationDialog
          {...recommendation.dialog}
          isOpen={recommendation.isOpen}
          onClose={recommendation.close}
          onAccept={recommendation.accept}
        />
      ) : null}
    </AnswersLayout>
  )
}

function PriceSoFar({ price }: ShownPrice) {
  const { t } = useTranslation('questionnaire')
  return price === undefined ? (
    <small>{t('contact.working')}</small>
  ) : (
    <>
      {price} <small>{t('contact.aMonth')}</small>
    </>
  )
}

/** Whether the visitor has moved from one question to another since the page opened; restoring is no move. */
function useHasChanged(step: StepId, isRestored: boolean): boolean {
  const [start, setStart] = useState<StepId>()
  const [hasChanged, setHasChanged] = useState(false)
  if (isRestored && start === undefined) setStart(step)
  else if (start !== undefined && start !== step && !hasChanged) setHasChanged(true)
  return hasChanged || (start !== undefined && start !== step)
}

/**
 * The recommendation that follows a picked goal. It opens at a tap on the goal, and by keyboard at Space, Enter or
 * Continue. Who has closed it goes on without it.
 */
function useRecommendation(
  form: FormData,
  change: (update: (form: FormData) => FormData) => void,
  goOn: (answered: FormData) => void,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [declinedGoal, setDeclinedGoal] = useState<string>()
  const { selectedInsuranceGoal: goal, recommendedPlanType: type } = form
  const isAccepted = primaryPerson(form).selectedPlanType === type
  return {
    dialog: isGoalId(goal) && type ? { goal, type } : undefined,
    isOpen,
    /** Whether Continue has to show it first. */
    isDue: type !== undefined && !isAccepted && declinedGoal !== goal,
    open: () => setIsOpen(true),
    close() {
      setIsOpen(false)
      setDeclinedGoal(goal)
    },
    accept() {
      setIsOpen(false)
      change(acceptRecommendation)
      goOn(acceptRecommendation(form))
    },
  }
}
