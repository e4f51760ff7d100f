import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import iconStyles from './icon.module.css'

/** An icon beside words that carry its meaning: silent for screen readers. */
export function Icon({ of: Shape, className }: { of: LucideIcon; className?: string | undefined }) {
  return (
    <Shape
      className={classNames(iconStyles.icon, className && className)}
      data-slot="icon"
      strokeWidth={1.9}
      aria-hidden="true"
      focusable="false"
    />
  )
}
