import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { quoteCalls } from '#app/backend/quote-calls.ts'
import { localToday } from '#app/browser/clock.ts'
import type { InstantQuote } from '#app/features/instant-quote/use-instant-quote.ts'
import { Reference } from '#app/site/reference.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { LoadingWave } from '#app/ui/loading/loading-wave.tsx'
import { formatList } from '#domain/format/format.ts'
import { isLicensedIn } from '#domain/people/states/licensed-states.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import type { InstantSearchError } from '#domain/quotes/instant/find-instant-quotes.ts'
import { type InstantIssue, isInstantFormUnderAge } from '#domain/quotes/instant/instant-fields.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './search-notice.module.css'

interface SearchNoticeProps {
  instant: InstantQuote
  issues: readonly InstantIssue[]
  /** Counts the presses of "Get quotes" on an open form, so that each is announced. */
  attempt: number
}

/** Below the questions: what is still open, what went wrong, or that the search is under way. */
export function SearchNotice({ instant, issues, attempt }: SearchNoticeProps) {
  const { state } = instant
  const error = state.status === 'idle' ? state.error : undefined
  return (
    <>
      <div role="status">{state.status === 'loading' ? <Finding isRetrying={state.isRetrying} /> : null}</div>
      {issues.length > 0 ? <Incomplete key={attempt} issues={issues} /> : null}
      {error === 'underAge' || error === 'unlicensed' ? (
        <Refused refusal={error} form={instant.form} />
      ) : null}
      {error !== undefined && error !== 'underAge' && error !== 'unlicensed' && error !== 'incomplete' ? (
        <Failed failure={error} />
      ) : null}
    </>
  )
}

/** Stands inside a live region, so that screen readers hear its words. */
export function Finding({ isRetrying }: { isRetrying: boolean }) {
  const { t } = useTranslation('instant-quote')
  return (
    <div className={classNames(cardStyles.card, styles.finding)} data-slot="card">
      <div>
        <h2>{t('loading.title')}</h2>
        <p className={typography.soft}>{t('loading.text')}</p>
        {isRetrying ? (
          <Alert tone="danger" live="off" title={t('loading.retrying')}>
            {t('loading.retryingText')}
          </Alert>
        ) : null}
      </div>
      <LoadingWave />
    </div>
  )
}

/** What is still needed, and what was answered and can't be right. A field is named once though it has two parts. */
export function useOpenFields(issues: SearchNoticeProps['issues']): string {
  const { t, i18n } = useTranslation('instant-quote')
  const [open, wrong] = [true, false].map((isMissing) => {
    const found = issues.filter(({ code }) => (code === 'missing') === isMissing)
    const names = found.map(({ field }) => t(`names.${field}`))
    return formatList([...new Set(names)], toLanguage(i18n.language))
  })
  return [open && t('error.open', { fields: open }), wrong && t('error.wrong', { fields: wrong })]
    .filter(Boolean)
    .join(' ')
}

function Incomplete({ issues }: { issues: SearchNoticeProps['issues'] }) {
  const { t } = useTranslation('instant-quote')
  return (
    <Alert tone="danger" title={t('error.incomplete')}>
      {useOpenFields(issues)}
    </Alert>
  )
}

/** Stands until the answer that it is about is another. */
function Refused({ refusal, form }: { refusal: 'underAge' | 'unlicensed'; form: InstantForm }) {
  const { t } = useTranslation('instant-quote')
  const { agent } = useSite()
  const { residentState } = form
  const stands =
    refusal === 'underAge'
      ? isInstantFormUnderAge(form, localToday())
      : !isLicensedIn(agent.licensedStates, residentState)
  if (!stands) return null
  const state = isStateCode(residentState) ? stateNames[residentState] : residentState
  const words = { state, agent: agent.name }
  return (
    <Alert tone="info" live="alert" title={t(`refused.${refusal}.title`, words)}>
      {t(`refused.${refusal}.text`, words)}
    </Alert>
  )
}

function Failed({ failure }: { failure: InstantSearchError }) {
  const { t } = useTranslation('instant-quote')
  const { agent } = useSite()
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is disabled while the search runs and has lost the focus.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="danger" title={t(`error.${failure}`)}>
        <p>{t('error.kept', { phone: agent.phone })}</p>
        <Reference calls={quoteCalls} />
      </Alert>
    </div>
  )
}
