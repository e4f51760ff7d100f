import { ArrowLeft, ArrowRight } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { useLocation, useNavigate, usePageAhead } from '#app/routing/router.tsx'
import answersLayoutStyles from '#app/site/answers-layout.module.css'
import { AnswersLayout } from '#app/site/answers-layout.tsx'
import { ownLink } from '#app/state/carried/own-link.ts'
import { useCart } from '#app/state/device/cart.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { resetInstantDraft } from '#app/state/tab/instant-draft.ts'
import { resetNeeds } from '#app/state/tab/needs.ts'
import { resetPersonDraft } from '#app/state/tab/person-draft.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { primaryPersonId } from '#domain/people/person.ts'
import { firstInvalidStep, isComplete, lastStep, visibleSteps } from '#domain/questionnaire/steps.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { HealthLists } from './health-lists.tsx'
import styles from './review.module.css'
import { ReviewCard } from './review-card.tsx'
import { cards, reviewFacts } from './review-facts.ts'

interface ReviewPageProps {
  /** Whom the plans are for. */
  people: ReactNode
  /** Leads to another device. */
  elsewhere: ReactNode
}

/** All answers on one page, each with a way back to its question; then the people, and the ways on. */
export function ReviewPage({ people, elsewhere }: ReviewPageProps) {
  const { t } = useTranslation('review')
  const { form, isRestored, change, reset } = useFormData()
  const cart = useCart()
  const navigate = useNavigate()
  const hasStartedOver = useRef(false)
  const isWhole = isComplete(form, localToday())

  // A list that is left keeps what was half typed; after starting over it must not.
  function changeAnswers(update: (form: FormData) => FormData) {
    if (!hasStartedOver.current) change(update)
  }

  function startOver() {
    hasStartedOver.current = true
    // The plans of people who are gone could not be chosen any more.
    cart.change((items) => items.filter(({ personId }) => personId === primaryPersonId))
    reset()
    resetInstantDraft()
    resetNeeds()
    resetPersonDraft()
    // Who comes next at this device shall not find the link to what was answered here.
    ownLink.forget()
    void navigate(paths.quote)
  }

  const hasOthers = form.people.length > 1
  const aside = isWhole || !isRestored ? 'aside' : 'asideOpen'
  return (
    <AnswersLayout
      className={styles.rev}
      aside={{ label: t('aside.label'), heading: t(`${aside}.heading`), text: t(`${aside}.text`) }}
      {...houseOf(form, isWhole || !isRestored, localToday())}
    >
      <h1>{t('title')}</h1>
      <p className={typography.lead} data-slot="lead">
        {t('lead')}
      </p>
      <div
        className={styles.list}
        aria-busy={isRestored ? undefined : true}
        data-waiting={isRestored ? undefined : ''}
      >
        {isWhole ? null : <OpenQuestions form={form} isKnown={isRestored} />}
        {isRestored ? <Answers form={form} change={changeAnswers} /> : null}
        {isRestored && (isWhole || hasOthers) ? people : null}
      </div>
      {isRestored ? (
        <>
          <WaysOn form={form} />
          {elsewhere}
          <StartOver hasOthers={hasOthers} onConfirm={startOver} />
        </>
      ) : null}
    </AnswersLayout>
  )
}

interface AnswersProps {
  form: FormData
  change: (update: (form: FormData) => FormData) => void
}

function Answers({ form, change }: AnswersProps) {
  const { t, i18n } = useTranslation('review')
  const facts = reviewFacts(t, form, toLanguage(i18n.language), localToday())
  return cards.map((card) => (
    <ReviewCard key={card} card={card} facts={facts[card]}>
      {card === 'health' ? <HealthLists form={form} change={change} /> : null}
    </ReviewCard>
  ))
}

function WaysOn({ form }: { form: FormData }) {
  const { t } = useTranslation('review')
  const { state } = useLocation()
  const navigate = useNavigate()
  const last = lastStep(form)
  usePageAhead(isComplete(form, localToday()) ? paths.marketplace : paths.quote)

  function goBack() {
    const cameFrom: unknown =
      typeof state === 'object' && state !== null && 'cameFrom' in state ? state.cameFrom : undefined
    if (cameFrom === last) void navigate(-1)
    else void navigate(paths.quote, { state: { step: last } })
  }

  return (
    <div className={answersLayoutStyles.nav} data-slot="answers-nav">
      <Button variant="quiet" onClick={goBack}>
        <Icon of={ArrowLeft} /> {t('back')}
      </Button>
      <ButtonLink to={paths.marketplace}>
        {t('viewPlans')} <Icon of={ArrowRight} />
      </ButtonLink>
    </div>
  )
}

/** Stands above the answers while some are missing: how to give them. */
function OpenQuestions({ form, isKnown }: { form: FormData; isKnown: boolean }) {
  const { t } = useTranslation('review')
  const isUntouched = primaryPerson(form).selectedPlanType === undefined
  const words = isUntouched ? 'incomplete.empty' : 'incomplete'
  return (
    <section
      className={classNames(cardStyles.card, cardStyles.pad, styles.open)}
      data-slot="card"
      data-unknown={isKnown ? undefined : ''}
    >
      <h2 className={typography.h3}>{t(`${words}.heading`)}</h2>
      <p className={typography.soft}>{t(`${words}.text`)}</p>
      <ButtonLink to={paths.quote}>
        {t(`${words}.button`)} <Icon of={ArrowRight} />
      </ButtonLink>
    </section>
  )
}

const allWindows = 14

/** How much of the house beside the review is lit: all of it once everything is answered. */
function houseOf(form: FormData, isWhole: boolean, today: string): { lit: number; total: number } {
  if (isWhole) return { lit: allWindows, total: allWindows }
  const steps = visibleSteps(form)
  const open = firstInvalidStep(form, today)
  return { lit: open === undefined ? steps.length : steps.indexOf(open), total: steps.length }
}

interface StartOverProps {
  /** Whether people were added, who would be gone too. */
  hasOthers: boolean
  onConfirm: () => void
}

/** Clears every answer, after asking back. */
function StartOver({ hasOthers, onConfirm }: StartOverProps) {
  const { t } = useTranslation('review')
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button variant="text" className={styles.over} onClick={() => setIsAsking(true)}>
        {t('startOver.button')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('startOver.heading')}
        closeLabel={t('startOver.close')}
        initialFocus={keep}
      >
        <p>{t(hasOthers ? 'startOver.textOthers' : 'startOver.text')}</p>
        <div className={classNames(layout.row, styles.confirm)} data-slot="row">
          <Button variant="quiet" ref={keep} onClick={() => setIsAsking(false)}>
            {t('startOver.keep')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('startOver.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
