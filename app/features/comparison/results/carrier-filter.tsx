import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/check-box.tsx'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import { withCarrier } from '#domain/quotes/comparison/filter-quotes.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'

/** The carriers found, each to be shown or hidden. Escape closes the list. */
export function CarrierFilter({ carriers, filters, onChange }: FilterFieldsProps) {
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
