import { Filter } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { PrintButton } from '#app/features/comparison/print-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { hasFilters } from '#domain/quotes/comparison/filter-quotes.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

/** What narrows the list. On phones it folds behind a button, so that the first price stays on the first screen. */
export function FilterBar(props: FilterFieldsProps) {
  const { t } = useTranslation('comparison')
  const [isOpen, setIsOpen] = useState(false)
  const fieldsId = useId()
  return (
    <div className={styles.tools}>
      <Button
        variant="text"
        isSmall
        className={styles.filterToggle}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={Filter} /> {t(hasFilters(props.filters) ? 'filter.openOn' : 'filter.open')}
      </Button>
      <fieldset id={fieldsId} className={styles.filterFields} aria-label={t('filter.label')}>
        <FilterFields {...props} />
      </fieldset>
      <PrintButton />
    </div>
  )
}
