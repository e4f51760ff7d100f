import { Calculator } from 'lucide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { QuickPicks } from '#app/ui/fields/choice/quick-picks.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatCoverage, formatYears } from '#domain/format/format.ts'
import { termLengths } from '#domain/people/person.ts'
import { finalExpense } from '#domain/plans/final-expense.ts'
import { iulSolves, mainGoals, paidUpPeriods } from '#domain/pricing/quote-request.ts'
import { coverageInput } from '#domain/quotes/comparison/coverage-input.ts'
import { boundsOf, fieldsFor } from '#domain/quotes/instant/instant-fields.ts'
import { toLanguage } from '#domain/site/language.ts'
import {
  type InstantAnswers,
  NumberAnswer,
  SegmentAnswer,
  SelectAnswer,
  YesNoAnswer,
} from './answer-fields.tsx'
import styles from './questions-step.module.css'

interface CoverageAnswersProps {
  answers: InstantAnswers
  onOpenNeeds: (use: (amount: number) => void) => void
}

/** Death benefits in USD that are one tap away. */
const quickAmounts = [100_000, 250_000, 500_000, 1_000_000]
const quickFinalExpenseAmounts = [10_000, 15_000, 25_000]

/** The amount, and what only this product asks. */
export function CoverageAnswers({ answers, onOpenNeeds }: CoverageAnswersProps) {
  const { t, i18n } = useTranslation('instant-quote')
  const picksId = useId()
  const { productType, deathBenefit } = answers.form
  const isFinalExpense = productType === 'FinalExpense'
  const { min, max } = boundsOf('deathBenefit', productType)
  const amount = (usd: number) => formatCoverage(usd, toLanguage(i18n.language))
  return (
    <div className={styles.g3}>
      <div className={styles.amount}>
        <NumberAnswer
          field="deathBenefit"
          answers={answers}
          prefix="$"
          step={isFinalExpense ? finalExpense.deathBenefit.step : coverageInput.step}
          hint={t(isFinalExpense ? 'hints.finalExpenseBenefit' : 'hints.deathBenefit', {
            min: amount(min),
            max: amount(max),
          })}
        />
        {/* The calculator is about a family's income: what it finds is more than any final expense plan pays. */}
        {isFinalExpense ? null : (
          <Button
            variant="text"
            isSmall
            aria-haspopup="dialog"
            onClick={() => onOpenNeeds((amount) => answers.change({ deathBenefit: Math.round(amount) }))}
          >
            <Icon of={Calculator} /> {t('questions.needs')}
          </Button>
        )}
      </div>
      <div className={styles.wide2}>
        <p className={styles.picks} id={picksId}>
          {t('questions.quickPicks')}
        </p>
        <QuickPicks
          labelledBy={picksId}
          options={(isFinalExpense ? quickFinalExpenseAmounts : quickAmounts).map((usd) => ({
            value: usd,
            label: amount(usd),
          }))}
          value={deathBenefit ?? undefined}
          onPick={(picked) => answers.change({ deathBenefit: picked })}
        />
      </div>
      {productType === 'Term' ? <TermFields answers={answers} /> : null}
      {productType === 'Whole' ? <WholeFields answers={answers} /> : null}
      {productType === 'IUL' ? <IulFields answers={answers} /> : null}
    </div>
  )
}

function TermFields({ answers }: { answers: InstantAnswers }) {
  const { t, i18n } = useTranslation('instant-quote')
  const { form, change } = answers
  return (
    <>
      <div className={styles.wide2}>
        <SegmentAnswer
          field="termDuration"
          answers={answers}
          options={termLengths.map((years) => ({
            value: `${years}` as const,
            label: formatYears(years, toLanguage(i18n.language)),
          }))}
          value={`${form.termDuration}`}
          onChange={(chosen) => {
            const termDuration = termLengths.find((years) => `${years}` === chosen)
            if (termDuration) change({ termDuration })
          }}
          hint={t('hints.termDuration')}
        />
      </div>
      <YesNoAnswer field="expeditedProducts" answers={answers} hint={t('hints.expeditedProducts')} />
    </>
  )
}

function Budget({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  return <NumberAnswer field="premiumBudget" answers={answers} prefix="$" hint={t('hints.premiumBudget')} />
}

function WholeFields({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  return (
    <>
      <div className={styles.wide2}>
        <SegmentAnswer
          field="paidUpPeriod"
          answers={answers}
          options={paidUpPeriods.map((period) => ({ value: period, label: t(`paidUp.${period}`) }))}
          value={answers.form.paidUpPeriod}
          onChange={(paidUpPeriod) => answers.change({ paidUpPeriod })}
          hint={t(`hints.paidUpPeriod.${answers.form.paidUpPeriod}`)}
        />
      </div>
      <Budget answers={answers} />
    </>
  )
}

function IulFields({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  return (
    <>
      <div className={styles.wide2}>
        <SegmentAnswer
          field="mainGoal"
          answers={answers}
          options={mainGoals.map((goal) => ({ value: goal, label: t(`goals.${goal}`) }))}
          value={answers.form.mainGoal}
          onChange={(mainGoal) => answers.change({ mainGoal })}
          hint={t(`hints.mainGoal.${answers.form.mainGoal}`)}
        />
      </div>
      <SolveFields answers={answers} />
      <Budget answers={answers} />
    </>
  )
}

/** What of an IUL to work out; a cash value also needs its amount and age. */
function SolveFields({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  const { form, change } = answers
  const asked = fieldsFor('IUL', form.solveFor)
  return (
    <>
      <SelectAnswer
        field="solveFor"
        answers={answers}
        placeholder={t('solves.none')}
        options={iulSolves.map((solve) => ({ value: solve, label: t(`solves.${solve}`) }))}
        value={form.solveFor}
        onChange={(solveFor) => change({ solveFor })}
        hint={t(`solveHints.${form.solveFor ?? 'none'}`)}
      />
      {asked.includes('cashValueSolveAmount') ? (
        <NumberAnswer
          field="cashValueSolveAmount"
          answers={answers}
          prefix="$"
          hint={t('hints.cashValueSolveAmount')}
        />
      ) : null}
      {asked.includes('cashValueSolveAge') ? (
        <NumberAnswer field="cashValueSolveAge" answers={answers} />
      ) : null}
    </>
  )
}
