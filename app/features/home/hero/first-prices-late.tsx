import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { instantQuotesOf } from '#app/backend/instant-quotes.ts'
import { localToday } from '#app/browser/clock.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatMoney } from '#domain/format/format.ts'
import { licensedStateCodes } from '#domain/people/states/licensed-states.ts'
import { type StateCode, stateNames } from '#domain/people/states/states.ts'
import type { CompleteAnswers } from '#domain/quotes/instant/first-range/first-answers.ts'
import { type FirstRange, firstForm, firstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import styles from './first-prices.module.css'

// What home needs as soon as there is an answer: a page of words does not load it before (docs/architecture.md).
export { changeInstantAnswers, knownFirstAnswers } from '#app/state/instant-answers.ts'

/** What is found for four answers: a range to show, or that no plan is offered, or that nothing could be found out. */
export type FoundRange = ReactElement | 'none' | 'failed'

/** Asks for the instant quotes of the answers, and says between what amounts they lie. Never rejects. */
export async function findRange(
  site: SiteConfig,
  answers: CompleteAnswers,
  signal: AbortSignal,
): Promise<FoundRange> {
  const { licensedStates } = site.agent
  const licensed = licensedStateCodes(licensedStates)
  const state = licensed.includes('FL') ? 'FL' : licensed[0]
  if (state === undefined) return 'none'
  const ending = await instantQuotesOf(site, firstForm(answers, state, localToday()), signal)
  if (ending.type !== 'answered') return 'failed'
  const range = firstRange(ending.quotes)
  return range ? <Range range={range} state={licensedStates === 'all' ? undefined : state} /> : 'none'
}

interface RangeProps {
  range: FirstRange
  /** The state whose prices these are, where the agent is not licensed in all. */
  state: StateCode | undefined
}

function Range({ range: { low, high, carriers }, state }: RangeProps) {
  const { t, i18n } = useTranslation('home')
  const language = toLanguage(i18n.language)
  return (
    <>
      <p className={classNames(styles.big, typography.num)}>
        {t('panel.range', { low: formatMoney(low, language, 0), high: formatMoney(high, language, 0) })}{' '}
        <small>{t('panel.monthly')}</small>
      </p>
      <p className={styles.note}>
        {t('panel.basis', { count: carriers })}
        {state ? ` ${t('panel.inState', { state: stateNames[state] })}` : null}
      </p>
    </>
  )
}
