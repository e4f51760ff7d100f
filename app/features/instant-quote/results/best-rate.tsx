import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/instant-quote/instant-quote.module.css'
import badgeStyles from '#app/ui/badge.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Marks the first plan, and says on a tap, on hover and to screen readers what it stands for. */
export function BestRate() {
  const { t } = useTranslation('instant-quote')
  const [isOpen, setIsOpen] = useState(false)
  const whyId = useId()
  return (
    <span className={styles.rBest}>
      <button
        type="button"
        className={classNames(badgeStyles.badge, badgeStyles.amber)}
        data-slot="badge"
        aria-describedby={whyId}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIsOpen(false)
        }}
      >
        {t('row.bestValue')} <Icon of={Info} />
      </button>
      <span className={classNames(styles.rWhy, isOpen && styles.isOpen)} id={whyId}>
        {t('row.bestValueWhy')}
      </span>
    </span>
  )
}
