import './answers-layout.css'
import type { ReactNode } from 'react'
import { House } from '#app/art/house.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TrustBadges } from './trust-badges.tsx'
import { useSite } from './use-site.ts'

interface AnswersLayoutProps {
  aside: { label: string; heading: string; text: string }
  /** How much of the house beside the answers is lit. */
  lit: number
  total: number
  className?: string
  children: ReactNode
}

/** The pages of the visitor's own answers: the page, the trust badges, and on wide screens the house beside them. */
export function AnswersLayout({ aside, lit, total, className, children }: AnswersLayoutProps) {
  const { trustBadges } = useSite()
  return (
    <div className={classNames('q', className)}>
      <div className="q-main">
        {children}
        <TrustBadges badges={trustBadges} />
      </div>
      <aside className="q-side on-night" aria-label={aside.label}>
        <div className="why-ask">
          <h2>{aside.heading}</h2>
          <p className="soft">{aside.text}</p>
        </div>
        <House lit={lit} total={total} />
      </aside>
    </div>
  )
}
