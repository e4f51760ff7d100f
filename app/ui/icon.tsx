import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from './class-names.ts'
import iconStyles from './icon.module.css'

/** An icon beside words that carry its meaning: silent for screen readers. */
export function Icon({ of: shapes, className }: { of: IconNode; className?: string | undefined }) {
  return (
    <svg
      className={classNames(iconStyles.icon, className)}
      data-slot="icon"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  )
}
