import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './cart.module.css'

/** How many plans were kept, and how many had been kept before. */
export interface Outcome {
  readonly saved: number
  readonly skipped: number
}

interface KeepOutcomeProps {
  outcome: Outcome | undefined
  where: 'account' | 'device'
}

/** Says what was kept, and leads to it. A failure is not for the visitor: then nothing is said. */
export function KeepOutcome({ outcome, where }: KeepOutcomeProps) {
  const { t } = useTranslation('cart')
  const place = useRef<HTMLDivElement>(null)
  // It may come to stand below what the cart shows.
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const { saved, skipped } = outcome ?? { saved: 0, skipped: 0 }
  const sentences = [
    ...(saved > 0 ? [t(`keep.${where}.saved`, { count: saved })] : []),
    ...(skipped > 0 ? [t(saved > 0 ? 'keep.others' : 'keep.all', { count: skipped })] : []),
  ]
  return (
    <div ref={place}>
      <p className={outcome ? styles.kept : classNames(layout.sr, styles.sr)} role="status">
        {sentences.join(' ')}
      </p>
      {outcome ? <ArrowLink to={paths.dashboard}>{t('keep.dashboard')}</ArrowLink> : null}
    </div>
  )
}
