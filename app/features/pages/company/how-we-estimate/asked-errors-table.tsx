import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { formatPercent, formatSignedPercent } from '#domain/format/format.ts'
import { formatMonth } from '#domain/format/format-dates.ts'
import { type CarrierErrors, carrierErrorsSchema } from '#domain/pricing/accuracy/carrier-errors.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AccuracyTable } from './accuracy-table.tsx'

/** What `asked_price_errors` answered, as a table; throws where it is of another shape. */
export function askedErrorsTable(answer: unknown): ReactElement | undefined {
  const errors = carrierErrorsSchema.parse(answer)
  return errors ? <AskedErrorsTable errors={errors} /> : undefined
}

function AskedErrorsTable({ errors: { since, until, carriers } }: { errors: CarrierErrors }) {
  const { t, i18n } = useTranslation('asked-errors')
  const language = toLanguage(i18n.language)
  const site = useSite()
  // In the order of the settings; one that is no longer sold here has no name.
  const rows = site.carriers.flatMap(({ id, name }) => {
    const errors = carriers.find(({ carrier_id }) => carrier_id === id)
    return errors ? [{ name, ...errors }] : []
  })
  if (rows.length === 0) return null
  return (
    <AccuracyTable
      title={t('title')}
      columns={[t('carrier'), t('typical'), t('signed'), t('plans')]}
      rows={rows.map(({ name, typical, signed, plans }) => ({
        name,
        cells: [
          formatPercent(typical, language),
          formatSignedPercent(signed, language),
          t('atLeast', { number: plans }),
        ],
      }))}
    >
      {t('text', {
        agent: site.agent.name,
        since: formatMonth(since, language),
        until: formatMonth(until, language),
      })}
    </AccuracyTable>
  )
}
