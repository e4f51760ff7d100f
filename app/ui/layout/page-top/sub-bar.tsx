import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import type { To } from '#app/ui/site-link.tsx'
import styles from './sub-bar.module.css'

interface SubBarProps {
  /** Where the back link leads, and its words. */
  to: To
  /** What the history entry of that place says. */
  state?: unknown
  label: ReactNode
  /** Goes back in another way than by following the link, such as by the browser's history. */
  onBack?: (() => void) | undefined
  /** A tool at the other end of the bar. */
  children?: ReactNode
}

/** The bar below the header of a page that belongs to a way: back on the left, a tool on the right. */
export function SubBar({ to, state, label, onBack, children }: SubBarProps) {
  return (
    <div className={styles.subBar} data-slot="sub-bar">
      <div className={classNames(layout.wrap, styles.wrap)}>
        <ButtonLink
          to={to}
          state={state}
          variant="text"
          isSmall
          onClick={(event) => {
            if (onBack === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onBack()
          }}
        >
          <Icon of={ArrowLeft} /> {label}
        </ButtonLink>
        {children}
      </div>
    </div>
  )
}
