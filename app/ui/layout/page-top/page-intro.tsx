import type { ReactNode } from 'react'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'

/** A page's heading and its lead. */
export function PageIntro({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={layout.pageHead}>
      <h1>{title}</h1>
      {lead ? (
        <p className={typography.lead} data-slot="lead">
          {lead}
        </p>
      ) : null}
      {children}
    </div>
  )
}
