import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { QuickPicks } from '#app/ui/fields/quick-picks.tsx'
import { termLengths } from '#domain/people/person.ts'
import styles from './comparison-controls.module.css'

interface TermFieldProps {
  years: number
  onPick: (years: number) => void
}

export function TermField({ years, onPick }: TermFieldProps) {
  const { t } = useTranslation('comparison')
  const labelId = useId()
  return (
    <div className={classNames(fieldStyles.field, styles.termField)} data-slot="field">
      <p className={styles.fieldLabel} id={labelId}>
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
