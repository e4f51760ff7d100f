import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { quoteCalls } from '#app/backend/quote-calls.ts'
import comparisonResultsStyles from '#app/features/comparison/results/comparison-results.module.css'
import { Reference } from '#app/site/reference.tsx'
import { useSite } from '#app/site/use-site.ts'
import alertStyles from '#app/ui/alert.module.css'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { type Person, primaryPersonId } from '#domain/people/person.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './refusals.module.css'
import type { Comparison } from './use-comparison.ts'

interface ErrorCardProps {
  title: string
  text: string
  /** The search for quotes failed. */
  isOfSearch?: boolean
  children: ReactNode
}

/** The red card: what went wrong, and a way on. */
export function ErrorCard({ title, text, isOfSearch, children }: ErrorCardProps) {
  return (
    <div
      className={classNames(alertStyles.alert, alertStyles.red, styles.failure)}
      data-slot="alert"
      role="alert"
    >
      <Icon of={CircleAlert} />
      <div>
        <h2 className={typography.h4}>{title}</h2>
        <p>{text}</p>
        {isOfSearch ? <Reference calls={quoteCalls} /> : null}
      </div>
      {children}
    </div>
  )
}

/** Where a person's answers are changed: the questions ask the first one's, the review lists all others. */
function answersOf(person: Person) {
  const isPrimary = person.id === primaryPersonId
  return { to: paths.review, state: isPrimary ? undefined : { editPerson: person.id } }
}

/** Says why no plans are asked for: answers are missing, or the person is too young. */
export function RefusedState({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison')
  const { state, person, missing } = comparison
  if (state.status !== 'idle' || state.error === undefined) return null
  if (state.error === 'underAge') {
    return (
      <PlainMessage
        person={person}
        title={t('refused.underAge.title')}
        text={t('refused.underAge.text')}
        action={t('refused.underAge.action')}
      />
    )
  }
  if (state.error === 'unanswered') return <OpenQuestions person={person} open={comparison.open} />
  // E-mail and phone can be the first person's, whom the questionnaire asks for them.
  const isOwn =
    person.id !== primaryPersonId && missing.some((field) => field !== 'email' && field !== 'phone')
  return (
    <section className={comparisonResultsStyles.results}>
      <ErrorCard title={t('error.title')} text={t('error.missingInformation')}>
        {isOwn ? (
          <ButtonLink variant="quiet" {...answersOf(person)}>
            {t('error.toPerson')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="quiet" to={paths.quote}>
            {t('error.toQuestionnaire')}
          </ButtonLink>
        )}
      </ErrorCard>
    </section>
  )
}

/** For an account that lacks what a price rests on: which questions they are, and the way to them. */
function OpenQuestions({ person, open }: { person: Person; open: Comparison['open'] }) {
  const { t } = useTranslation('comparison')
  const isPrimary = person.id === primaryPersonId
  const questions = isPrimary ? { to: paths.quote, state: { answerOpen: true } } : answersOf(person)
  return (
    <section className={comparisonResultsStyles.results} role="status">
      <div
        className={classNames(cardStyles.card, cardStyles.pad, layout.stack, layout.read)}
        data-slot="card"
      >
        <h2>{t('refused.unanswered.title')}</h2>
        <p className={typography.soft}>{t('refused.unanswered.text')}</p>
        <ul className={styles.openQuestions}>
          {open.map((question) => (
            <li key={question}>{t(`refused.unanswered.questions.${question}`)}</li>
          ))}
        </ul>
        <div className={layout.row} data-slot="row">
          <ButtonLink {...questions}>{t('refused.unanswered.action', { count: open.length })}</ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** For residents of a state where the agent may not quote. */
export function Unlicensed({ person }: { person: Person }) {
  const { t } = useTranslation('comparison')
  const { agent } = useSite()
  const state = person.residentState
  const words = { state: isStateCode(state) ? stateNames[state] : state, agent: agent.name }
  return (
    <PlainMessage
      person={person}
      title={t('refused.unlicensed.title', words)}
      text={t('refused.unlicensed.text', words)}
      action={t('refused.unlicensed.action')}
    />
  )
}

interface PlainMessageProps {
  person: Person
  title: string
  text: string
  action: string
}

function PlainMessage({ person, title, text, action }: PlainMessageProps) {
  const { agent } = useSite()
  const { t } = useTranslation('comparison')
  return (
    <section className={comparisonResultsStyles.results} role="status">
      <div
        className={classNames(cardStyles.card, cardStyles.pad, layout.stack, layout.read)}
        data-slot="card"
      >
        <h2>{title}</h2>
        <p className={typography.soft}>{text}</p>
        <div className={layout.row} data-slot="row">
          <ButtonLink {...answersOf(person)}>{action}</ButtonLink>
          <ButtonLink variant="quiet" href={phoneHref(agent.phone)}>
            {t('empty.call')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
