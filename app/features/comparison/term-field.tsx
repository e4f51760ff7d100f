import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { QuickPicks } from '#app/ui/quick-picks.tsx'
import { termLengths } from '#domain/people/person.ts'

interface TermFieldProps {
  years: number
  onPick: (years: number) => void
}

export function TermField({ years, onPick }: TermFieldProps) {
  const { t } = useTranslation('comparison')
  const labelId = useId()
  return (
    <div className="field term-field">
      <p className="field-label" id={labelId}>
        {t('wish.term')}
      </p>
      <QuickPicks
        labelledBy={labelId}
        options={termLengths.map((value) => ({ value, label: value }))}
        value={termLengths.find((value) => value === years)}
        onPick={onPick}
      />
    </div>
  )
}
