import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import styles from './check-box.module.css'
import { TickWindow } from './tick-window.tsx'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  isChecked: boolean
  /** A sentence to agree to: the window stands at its first line. */
  isSentence?: boolean | undefined
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A small window that lights when ticked. */
export function CheckBox({ isChecked, onChange, isSentence, children, className, ...rest }: CheckBoxProps) {
  return (
    <label className={classNames(styles.check, isSentence && styles.isSentence, className)} data-slot="check">
      <input
        {...rest}
        className={layout.overLabel}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <TickWindow isSmall />
      <span>{children}</span>
    </label>
  )
}
