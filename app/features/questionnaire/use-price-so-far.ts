import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWantedPriceEngine } from '#app/backend/use-price-engine.ts'
import { localToday } from '#app/browser/clock.ts'
import { assumedWords } from '#app/i18n/assumed-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { useInstantAnswers } from '#app/state/instant-answers.ts'
import { formatCoverage, formatList, formatMoney, formatYears } from '#domain/format/format.ts'
import type { FormData } from '#domain/people/form-data.ts'
import { isLicensedIn } from '#domain/people/states/licensed-states.ts'
import { startingPlanType } from '#domain/plans/plan-type.ts'
import { assumedAnswers } from '#domain/quotes/assumed-answers.ts'
import { personSoFar, priceSoFar } from '#domain/quotes/price-so-far.ts'
import { toLanguage } from '#domain/site/language.ts'

/** What the price so far says of itself. */
export interface ShownPrice {
  /** USD a month, with cents; nothing while it is worked out. */
  price: string | undefined
  /** What it is for, in short. */
  note: string
  /** How it came about, and what of it nobody has answered yet. */
  text: string
}

/**
 * The lowest price for the answers so far, as soon as age, sex, tobacco, amount and state are known; undefined before,
 * and where this browser can't work one out. The engine is fetched where it is wanted alone.
 */
export function usePriceSoFar(form: FormData, isWanted: boolean): ShownPrice | undefined {
  const { t, i18n } = useTranslation('questionnaire')
  const { agent } = useSite()
  const { statedAge } = useInstantAnswers()
  const known = useMemo(() => personSoFar(form, statedAge, localToday()), [form, statedAge])
  const person =
    isWanted && known && isLicensedIn(agent.licensedStates, known.residentState) ? known : undefined
  const { engine, isFailed } = useWantedPriceEngine(person !== undefined)
  const found = useMemo(() => engine && person && priceSoFar(person, engine), [engine, person])
  if (person === undefined || isFailed || (engine && !found)) return undefined

  const language = toLanguage(i18n.language)
  const planType = startingPlanType(person.selectedPlanType)
  const amount = formatCoverage(person.selectedCoverage, language)
  const years = formatYears(person.selectedTerm, language)
  const kind = planType === 'term' ? 'forYears' : 'forLife'
  const assumed = assumedAnswers(person, planType).filter((question) => question !== 'coverage')
  const values = formatList(
    assumed.map((question) => assumedWords(t, question, person, language)),
    language,
  )
  const assumes = assumed.length > 0 ? t('contact.assumes', { values }) : undefined
  return {
    price: found && formatMoney(found.monthlyPremium, language),
    note: [t(`contact.note.${kind}`, { amount, years }), assumes].filter(Boolean).join('. '),
    text: found
      ? `${t(`contact.lowest.${kind}`, { count: found.count, amount, years })} ${assumes ?? t('contact.mayChange')}`
      : '',
  }
}
