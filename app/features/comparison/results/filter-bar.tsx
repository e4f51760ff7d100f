import { ChevronDown, Filter } from 'lucide'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrintButton } from '#app/features/comparison/print.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import { hasFilters, type QuoteFilters, withCarrier } from '#domain/quotes/comparison/filter-quotes.ts'
import styles from './filter-bar.module.css'

/** What narrows the list, folded behind a button, so that the first prices stay on the first screen; and print. */
export const FilterBar = memo((props: FilterFieldsProps) => {
  const { t } = useTranslation('comparison')
  const [isOpen, setIsOpen] = useState(false)
  const fieldsId = useId()
  return (
    <>
      <div className={styles.tools}>
        <Button
          variant="text"
          isSmall
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={Filter} /> {t(hasFilters(props.filters) ? 'filter.openOn' : 'filter.open')}
        </Button>
        <PrintButton className={styles.printButton} />
      </div>
      <fieldset id={fieldsId} className={styles.fields} aria-label={t('filter.label')}>
        <FilterFields {...props} />
      </fieldset>
    </>
  )
})

interface FilterFieldsProps {
  /** The carriers of all plans found, shown or hidden. */
  carriers: readonly string[]
  filters: QuoteFilters
  onChange: (filters: QuoteFilters) => void
}

/** 1 is no demand at all; below 3 there is nothing to choose between. */
const ratings = [1, 3, 4, 5]

function FilterFields({ carriers, filters, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('comparison')
  return (
    <>
      <CheckBox
        isChecked={filters.instantOnly}
        onChange={(instantOnly) => onChange({ ...filters, instantOnly })}
      >
        {t('filter.instant')}
      </CheckBox>
      <SelectInput
        aria-label={t('filter.rating')}
        value={String(filters.minStars)}
        options={ratings.map((count) => ({
          value: String(count),
          label: t(count === 1 ? 'filter.anyRating' : 'filter.stars', { count }),
        }))}
        onChange={(event) => onChange({ ...filters, minStars: Number(event.currentTarget.value) })}
      />
      {carriers.length > 1 ? (
        <CarrierFilter carriers={carriers} filters={filters} onChange={onChange} />
      ) : null}
    </>
  )
}

/** The carriers found, each to be shown or hidden. Escape closes the list. */
function CarrierFilter({ carriers, filters, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('comparison')
  const list = useRef<HTMLDetailsElement>(null)
  const shownCount = carriers.filter((carrier) => !filters.hiddenCarriers.includes(carrier)).length

  function close() {
    if (list.current) list.current.open = false
  }

  useEffect(() => {
    const leave = ({ target }: Event) => leaveFor(list.current, target)
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [])

  return (
    <details
      ref={list}
      className={styles.carriers}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        list.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event) => leaveFor(list.current, event.relatedTarget)}
    >
      <summary>
        {t('filter.carriers', { shown: shownCount, count: carriers.length })} <Icon of={ChevronDown} />
      </summary>
      <fieldset
        className={classNames(cardStyles.card, styles.carriersList)}
        data-slot="card"
        aria-label={t('filter.carriersLabel')}
      >
        {carriers.map((carrier) => (
          <CheckBox
            key={carrier}
            isChecked={!filters.hiddenCarriers.includes(carrier)}
            onChange={(isShown) => onChange(withCarrier(filters, carrier, isShown))}
          >
            {carrier}
          </CheckBox>
        ))}
      </fieldset>
    </details>
  )
}

/**
 * Closes the list when something outside it is pressed or gets the focus, but only where it floats over the page:
 * on phones it stands in the page, and what is pressed below it must not move away.
 */
function leaveFor(list: HTMLDetailsElement | null, target: EventTarget | null): void {
  const options = list?.querySelector('fieldset')
  if (!list?.open || !options || !(target instanceof Node) || list.contains(target)) return
  if (getComputedStyle(options).position === 'absolute') list.open = false
}
