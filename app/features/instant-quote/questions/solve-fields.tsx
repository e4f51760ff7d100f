import { useTranslation } from 'react-i18next'
import { iulSolves } from '#domain/pricing/quote-request.ts'
import { fieldsFor } from '#domain/quotes/instant/instant-fields.ts'
import { NumberAnswer, SelectAnswer } from './answer-fields.tsx'
import type { InstantAnswers } from './answers.ts'

/** What of an IUL to work out; a cash value also needs its amount and age. */
export function SolveFields({ answers }: { answers: InstantAnswers }) {
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
