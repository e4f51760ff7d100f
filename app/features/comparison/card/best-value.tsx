import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The ribbon of the first plan: says on a tap, on hover and to screen readers what it stands for. */
export function BestValue() {
  const { t } = useTranslation('comparison')
  const [isOpen, setIsOpen] = useState(false)
  const tipId = useId()
  return (
    <>
      <button
        type="button"
        className={styles.ribbon}
        aria-describedby={tipId}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIsOpen(false)
        }}
      >
        {t('card.bestValue')} <Icon of={Info} />
      </button>
      <span className={classNames(styles.tipbox, isOpen && styles.isOpen)} id={tipId}>
        {t('card.bestValueWhy')}
      </span>
    </>
  )
}
