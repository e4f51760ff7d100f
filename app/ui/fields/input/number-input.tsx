import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from '#app/ui/fields/field.module.css'
import typography from '#app/ui/layout/typography.module.css'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'type'> {
  /** Stands before the number, such as a dollar sign. */
  prefix?: ReactNode
  /** Stands after the number, such as a unit; read out with the field. */
  unit?: ReactNode
  /** Class of the frame around the number and its affixes. */
  frameClassName?: string | undefined
}

export function NumberInput({ prefix, unit, className, frameClassName, ...rest }: NumberInputProps) {
  const affixId = useId()
  const hasAffix = Boolean(prefix ?? unit)
  const describedBy = classNames(rest['aria-describedby'], hasAffix && affixId) || undefined
  const input = (
    <input
      inputMode="numeric"
      {...rest}
      type="number"
      aria-describedby={describedBy}
      className={classNames(styles.input, typography.num, className)}
      data-slot="input"
    />
  )
  if (!hasAffix) return input
  return (
    <div className={classNames(styles.affix, frameClassName)} data-slot="affix">
      {prefix ? <span id={unit ? undefined : affixId}>{prefix}</span> : null}
      {input}
      {unit ? <span id={affixId}>{unit}</span> : null}
    </div>
  )
}
