import './badge.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface BadgeProps {
  tone?: 'plain' | 'blue' | 'green' | 'amber' | 'red' | undefined
  icon?: LucideIcon | undefined
  children: ReactNode
}

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'plain' && tone)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </span>
  )
}
