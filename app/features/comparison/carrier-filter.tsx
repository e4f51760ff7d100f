import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckBox } from '#app/ui/check-box.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { withCarrier } from '#domain/quotes/filter-quotes.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'

/** The carriers found, each to be shown or hidden. Escape, or leaving the list, closes it. */
export function CarrierFilter({ carriers, filters, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('comparison')
  const list = useRef<HTMLDetailsElement>(null)
  const shownCount = carriers.filter((carrier) => !filters.hiddenCarriers.includes(carrier)).length

  function close() {
    if (list.current) list.current.open = false
  }

  return (
    <details
      ref={list}
      className="carriers"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        list.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next)) close()
      }}
    >
      <summary>
        {t('filter.carriers', { shown: shownCount, count: carriers.length })} <Icon of={ChevronDown} />
      </summary>
      <fieldset className="card carriers-list" aria-label={t('filter.carriersLabel')}>
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
