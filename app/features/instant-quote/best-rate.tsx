import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'

/** Marks the first plan, and says on a tap, on hover and to screen readers what it stands for. */
export function BestRate() {
  const { t } = useTranslation('instant-quote')
  const [isOpen, setIsOpen] = useState(false)
  const whyId = useId()
  return (
    <span className="r-best">
      <button
        type="button"
        className="badge amber"
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
      <span className={isOpen ? 'r-why is-open' : 'r-why'} id={whyId}>
        {t('row.bestValueWhy')}
      </span>
    </span>
  )
}
