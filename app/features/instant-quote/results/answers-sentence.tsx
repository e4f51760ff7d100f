import { Pencil } from 'lucide'
import { Children } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { Link } from '#app/routing/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import type { LinkProps } from '#app/ui/site-link.tsx'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import { ageOn } from '#domain/people/dates/age.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import { asksHealth } from '#domain/quotes/instant/instant-fields.ts'
import type { InstantField, InstantForm } from '#domain/quotes/instant/instant-form.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './answers-sentence.module.css'

interface AnswersSentenceProps {
  form: InstantForm
  /** Leads back to the questions, to this field. */
  linkTo: (field: InstantField) => LinkProps
}

/** The answers as a sentence; each is a way to change it. */
export function AnswersSentence({ form, linkTo }: AnswersSentenceProps) {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  const { productType = 'Term', residentState, gender = 'Male', healthRating = 'Standard', solveFor } = form
  const budget = productType === 'Whole' || productType === 'IUL' ? (form.premiumBudget ?? 0) : 0
  const link = (field: InstantField, isLong = false) => (
    <ChangeLink {...linkTo(field)} {...(isLong ? { className: styles.isLong } : {})} />
  )
  const age = ageOn(form.dateOfBirth, localToday()) ?? 0
  const solveWords = {
    cash: formatMoney(form.cashValueSolveAmount ?? 0, language, 0),
    at: form.cashValueSolveAge,
  }
  const ending = productType === 'IUL' && solveFor ? 'IULSolve' : productType
  return (
    <p className={styles.madlib}>
      <Trans
        t={t}
        i18nKey={`sentence.${asksHealth(productType) ? 'person' : 'personOnly'}${soundsWithAn(age) ? 'An' : ''}`}
        values={{
          sex: t(`sentence.sex.${gender}`),
          age: t('sentence.age', { age }),
          state: isStateCode(residentState) ? stateNames[residentState] : residentState,
          tobacco: t(form.tobacco ? 'sentence.tobacco.yes' : 'sentence.tobacco.no'),
          health: t(`common:healthClasses.${healthRating}`),
        }}
        components={{
          sex: link('gender'),
          age: link('dateOfBirth'),
          state: link('residentState'),
          tobacco: link('tobacco'),
          health: link('healthRating'),
        }}
      />{' '}
      <Trans
        t={t}
        i18nKey={`sentence.${ending}`}
        values={{
          amount: formatCoverage(form.deathBenefit ?? 0, language),
          years: formatYears(form.termDuration, language),
          paidUp: t(`sentence.paidUp.${form.paidUpPeriod}`),
          goal: t(`sentence.goal.${form.mainGoal}`),
          solve: solveFor ? t(`sentence.solve.${solveFor}`, solveWords) : '',
          product: t(`products.${productType}.inText`),
        }}
        components={{ amount: link('deathBenefit'), plan: link(planField[ending], ending !== 'Term') }}
      />{' '}
      {budget > 0 ? (
        <Trans
          t={t}
          i18nKey="sentence.budget"
          values={{ budget: formatMoney(budget, language, 0) }}
          components={{ budget: link('premiumBudget') }}
        />
      ) : null}
    </p>
  )
}

/** English says “an” before eighteen and eighty. */
function soundsWithAn(age: number): boolean {
  return age === 18 || Math.floor(age / 10) === 8
}

/** What the end of a product's sentence is about. */
const planField = {
  Term: 'termDuration',
  Whole: 'paidUpPeriod',
  IUL: 'mainGoal',
  IULSolve: 'solveFor',
  GUL: 'deathBenefit',
  VUL: 'deathBenefit',
  FinalExpense: 'deathBenefit',
} as const satisfies Record<string, InstantField>

/** The pencil stays on the line of the last word. */
function ChangeLink({ children, ...link }: LinkProps) {
  const { t } = useTranslation('instant-quote')
  const words = Children.toArray(children).join('').split(' ')
  const last = words.pop()
  return (
    // The address stays the same, but Back should lead here again.
    <Link replace={false} {...link}>
      <span className={layout.sr}>{t('results.change')} </span>
      {words.map((word) => `${word} `)}
      <span className={styles.last}>
        {last}
        <Icon of={Pencil} />
      </span>
    </Link>
  )
}
