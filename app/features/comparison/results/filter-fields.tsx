import { useTranslation } from 'react-i18next'
import { CheckBox } from '#app/ui/fields/check-box.tsx'
import { SelectInput } from '#app/ui/fields/select-input.tsx'
import type { QuoteFilters } from '#domain/quotes/comparison/filter-quotes.ts'
import { CarrierFilter } from './carrier-filter.tsx'

export interface FilterFieldsProps {
  /** The carriers of all plans found, shown or hidden. */
  carriers: readonly string[]
  filters: QuoteFilters
  onChange: (filters: QuoteFilters) => void
}

/** 1 is no demand at all; below 3 there is nothing to choose between. */
const ratings = [1, 3, 4, 5]

export function FilterFields({ carriers, filters, onChange }: FilterFieldsProps) {
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
