import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import typography from '#app/ui/layout/typography.module.css'
import styles from './alert.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const tones = {
  danger: { look: styles.red, icon: CircleAlert, role: 'alert' },
  success: { look: styles.green, icon: CircleCheck, role: 'status' },
  info: { look: '', icon: Info, role: undefined },
  tip: { look: styles.amber, icon: Info, role: undefined },
  warning: { look: styles.amber, icon: TriangleAlert, role: undefined },
} as const

interface AlertProps {
  tone: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  id?: string | undefined
  /** Overrides whether it is announced when it appears: danger and success are, the others are not. */
  live?: 'alert' | 'status' | 'off' | undefined
  className?: string | undefined
}

export function Alert({ tone, title, children, id, live, className }: AlertProps) {
  const { look, icon, role } = tones[tone]
  return (
    <div
      className={classNames(styles.alert, look, className)}
      data-slot="alert"
      id={id}
      role={live === 'off' ? undefined : (live ?? role)}
    >
      <Icon of={icon} />
      <div>
        {title ? (
          <p>
            <strong>{title}</strong>
          </p>
        ) : null}
        {children ? (
          <div className={title ? typography.small : styles.alertText} data-slot="alert-body">
            {children}
          </div>
        ) : null}
      </div>
    </div>
  )
}
