import type { LucideIcon } from 'lucide-react'

/** An icon beside words that carry its meaning: silent for screen readers. */
export function Icon({ of: Shape, className }: { of: LucideIcon; className?: string | undefined }) {
  return (
    <Shape
      className={className ? `icon ${className}` : 'icon'}
      strokeWidth={1.9}
      aria-hidden="true"
      focusable="false"
    />
  )
}
