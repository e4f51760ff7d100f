import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callFunction } from '#app/backend/call-function.ts'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { readPrices } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { productKeyOf } from '#domain/carriers/carrier.ts'
import { formatPercent, formatSignedPercent } from '#domain/format/format.ts'
import {
  type AskedErrors,
  type CarrierPrices,
  fewestForLevel,
  fittingLevel,
  pricesByCarrier,
} from '#domain/pricing/accuracy/asked-prices.ts'
import { type PriceModel, priceModelSchema } from '#domain/pricing/price-model.ts'
import { toLanguage } from '#domain/site/language.ts'
import { SettingsNav } from './settings-nav.tsx'

interface PricesViewProps {
  isOwner: boolean
  now: Date
}

/** How far our estimates were from what carriers asked, carrier by carrier. */
export function PricesView({ isOwner, now }: PricesViewProps) {
  const { t } = useTranslation('desk-settings')
  const site = useSite()
  const ask = useAsk()
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.prices,
    queryFn: () => ask('The prices could not be read', readPrices),
  })
  // Where prices come from elsewhere there are no levels to speak of.
  const { data: model } = useQuery({
    queryKey: queryKeys.priceModel,
    queryFn: () => callFunction(site, 'price-model', {}, priceModelSchema),
    enabled: site.prices === 'modeled',
  })
  const carriers = pricesByCarrier(
    data ?? [],
    site.carriers.map(({ id }) => id),
    now,
  )
  return (
    <div className={deskStyles.page}>
      <SettingsNav view="prices" isOwner={isOwner} />
      <h1 className={typography.h2}>{t('prices.title')}</h1>
      <p className={typography.soft}>{t('prices.text')}</p>
      {!data && !isError ? <Skeleton height="20rem" /> : null}
      {!data && isError ? (
        <NotLoaded words={t('prices.notLoaded')} call="desk_prices" onAgain={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? <p>{t('prices.none')}</p> : null}
      {carriers.map((carrier) => (
        <Carrier key={carrier.carrierId} carrier={carrier} model={model} />
      ))}
    </div>
  )
}

function Carrier({ carrier, model }: { carrier: CarrierPrices; model: PriceModel | undefined }) {
  const { t, i18n } = useTranslation(['desk-settings', 'common'])
  const language = toLanguage(i18n.language)
  const { carriers } = useSite()
  const { carrierId, noted, errors, quarters, lately } = carrier
  const name = carriers.find(({ id }) => id === carrierId)?.name ?? carrierId
  const products = model?.carriers.find(({ id }) => id === carrierId)?.products
  const count = errors?.count ?? 0
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <h2 className={typography.h3}>{name}</h2>
      <p className={typography.soft}>
        {t('prices.count', { count: noted, number: noted })}
        {count < noted ? ` ${t('prices.notCounted', { count: noted - count, number: noted - count })}` : null}
      </p>
      {errors ? (
        <DataList
          isTwoColumn
          items={[
            { term: t('prices.signed'), detail: formatSignedPercent(errors.signed * 100, language) },
            { term: t('prices.typical'), detail: formatPercent(errors.median * 100, language) },
            { term: t('prices.worst'), detail: formatPercent(errors.worst * 100, language) },
            {
              term: t('prices.within'),
              detail: t('prices.share', { within: errors.withinTenPercent, number: count }),
            },
          ]}
        />
      ) : null}
      {lately.map((group) => (
        <p key={group.planType}>
          <b>{t(`common:planTypes.${group.planType}`)}.</b> <Said errors={group} />{' '}
          <LevelWords errors={group} level={products?.[productKeyOf(group.planType)]?.priceLevel} />
        </p>
      ))}
      {quarters.length > 0 ? (
        <>
          <h3 className={typography.h4}>{t('prices.byQuarter')}</h3>
          <DataList
            isTwoColumn
            items={quarters.slice(0, 8).map(({ year, quarter, count: number, signed }) => ({
              term: t('prices.quarterOf', { year, quarter }),
              detail: t('prices.inQuarter', {
                signed: formatSignedPercent(signed * 100, language),
                count: number,
                number,
              }),
            }))}
          />
        </>
      ) : null}
    </section>
  )
}

/** To which side we were off in the last twelve months. */
function Said({ errors: { signed, count } }: { errors: AskedErrors }) {
  const { t, i18n } = useTranslation('desk-settings')
  const percent = formatPercent(Math.abs(signed) * 100, toLanguage(i18n.language))
  const side = Math.abs(signed) < 0.005 ? 'right' : signed < 0 ? 'low' : 'high'
  return t(`prices.said.${side}`, { percent, count, number: count })
}

/** What the carrier's price level would be then; nothing changes by itself. */
function LevelWords({ errors, level }: { errors: AskedErrors; level: number | undefined }) {
  const { t } = useTranslation('desk-settings')
  if (errors.count < fewestForLevel) return t('prices.tooFew', { number: fewestForLevel })
  if (level === undefined) return null
  const fitting = fittingLevel(level, errors)
  const [now, then] = [level.toFixed(2), fitting.toFixed(2)]
  return now === then
    ? t('prices.levelFits', { level: now })
    : t('prices.level', { level: now, fitting: then })
}
