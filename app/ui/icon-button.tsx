import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconNode
  /** What the button does, for those who do not see the icon. */
  label: string
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.iconButton, className)}
      data-slot="icon-button"
      aria-label={label}
    >
      <Icon of={icon} />
    </button>
  )
}
