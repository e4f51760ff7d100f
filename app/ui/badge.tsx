import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const tones = {
  plain: '',
  blue: styles.blue,
  green: styles.green,
  amber: styles.amber,
  red: styles.red,
} as const

interface BadgeProps {
  tone?: keyof typeof tones | undefined
  icon?: IconNode | undefined
  children: ReactNode
}

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])} data-slot="badge">
      {icon ? <Icon of={icon} /> : null}
      {children}
    </span>
  )
}
