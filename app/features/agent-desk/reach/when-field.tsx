import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import styles from './reach.module.css'
import { localTime, quickPicks, timeOf } from './when.ts'

interface WhenFieldProps {
  label: string
  now: Date
  /** The time that is set already. */
  at?: string | null | undefined
  onPick: (at: Date) => void
  /** Takes the time away; without it none can be taken. */
  onClear?: (() => void) | undefined
  onCancel: () => void
}

/** When the next contact is due: a tap for the usual ones, a field for all others. */
export function WhenField({ label, now, at, onPick, onClear, onCancel }: WhenFieldProps) {
  const { t } = useTranslation('agent-desk')
  const [typed, setTyped] = useState(at ? localTime(new Date(at)) : '')
  const [isRefused, setIsRefused] = useState(false)
  return (
    <form
      className={styles.when}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const time = timeOf(typed)
        setIsRefused(time === undefined)
        if (time) onPick(time)
      }}
    >
      <p className={styles.ask}>{label}</p>
      <div className={styles.choices}>
        {quickPicks(now).map(({ name, at: time }, place) => (
          <Button key={name} variant="quiet" isSmall autoFocus={place === 0} onClick={() => onPick(time)}>
            {t(`when.${name}`)}
          </Button>
        ))}
      </div>
      <Field label={t('when.other')} error={isRefused ? t('when.missing') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={layout.row} data-slot="row">
        <Button type="submit" isSmall>
          {t('when.save')}
        </Button>
        {onClear ? (
          <Button variant="text" isSmall onClick={onClear}>
            {t('when.none')}
          </Button>
        ) : null}
        <Button variant="text" isSmall onClick={onCancel}>
          {t('when.cancel')}
        </Button>
      </div>
    </form>
  )
}
