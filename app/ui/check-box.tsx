import './check-box.css'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A small window that lights when ticked. */
export function CheckBox({ isChecked, onChange, children, className, ...rest }: CheckBoxProps) {
  return (
    <label className={classNames('check', className)}>
      <input
        {...rest}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="win">
        <Icon of={Check} />
      </span>
      <span>{children}</span>
    </label>
  )
}
