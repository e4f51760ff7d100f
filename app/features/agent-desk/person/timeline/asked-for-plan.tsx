import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/person/person.module.css'
import { addPrice, dropPrice, readPricesOf } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { dot } from '#app/features/agent-desk/words/person-words.ts'
import { useForm } from '#app/fields/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatMoney } from '#domain/format/format.ts'
import { type PersonPrice, readMonthly } from '#domain/leads/desk/person-prices.ts'
import { healthClasses } from '#domain/pricing/risk/underwriting-class.ts'
import { toLanguage } from '#domain/site/language.ts'

/** A plan of a request, as the backend finds it. */
interface PlanPlace {
  personId: string
  leadId: string
  /** From 0 on. */
  place: number
  /** USD a month, as the plan says it. */
  estimate: number
  carrierId: string
  /** What the plan is, for those who do not see where the button stands. */
  name: string
}

/** What the carrier asked for one plan: what was noted, and the form for one more. */
export function AskedForPlan({ plan, now }: { plan: PlanPlace; now: Date }) {
  const { t } = useTranslation('desk-settings')
  const { personId, leadId, place, name } = plan
  const ask = useAsk()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { data } = useQuery({
    queryKey: queryKeys.pricesOf(personId),
    queryFn: () => ask('The prices could not be read', (client) => readPricesOf(client, personId)),
  })
  const noted = data?.filter((price) => price.lead_id === leadId && price.place === place) ?? []
  const close = () => {
    setIsOpen(false)
    // Where the form was is the button again.
    setTimeout(() => opener.current?.focus())
  }
  return (
    <div className={styles.asked}>
      {noted.length > 0 ? (
        <ul className={styles.plain} aria-label={t('prices.askedOf', { name })}>
          {noted.map((price) => (
            <NotedPrice key={price.id} price={price} personId={personId} now={now} />
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <PriceForm plan={plan} onClose={close} />
      ) : (
        <Button
          ref={opener}
          variant="text"
          isSmall
          aria-label={t('prices.askOf', { name })}
          onClick={() => setIsOpen(true)}
        >
          {t('prices.ask')}
        </Button>
      )}
    </div>
  )
}

function NotedPrice({ price, personId, now }: { price: PersonPrice; personId: string; now: Date }) {
  const { t, i18n } = useTranslation(['desk-settings', 'common'])
  const language = toLanguage(i18n.language)
  const ask = useAsk()
  const show = useShowPrices(personId)
  const amount = formatMoney(price.asked, language)
  const drop = useMutation({
    mutationFn: () => ask('A price could not be removed', (client) => dropPrice(client, price.id)),
    onSuccess: show,
  })
  return (
    <li className={styles.askedLine}>
      <span>
        {[
          t('prices.asked', { amount }),
          price.health_class ? t(`common:healthClasses.${price.health_class}`) : '',
          momentText({ at: price.at, now, language }),
          price.is_modelled ? '' : t('prices.uncounted'),
        ]
          .filter(Boolean)
          .join(dot)}
      </span>
      <Button
        variant="text"
        isSmall
        isBusy={drop.isPending}
        aria-label={t('prices.dropOf', { amount })}
        onClick={() => drop.mutate()}
      >
        {t('prices.drop')}
      </Button>
      {drop.isError ? <span role="status">{t('prices.failed')}</span> : null}
    </li>
  )
}

function PriceForm({ plan, onClose }: { plan: PlanPlace; onClose: () => void }) {
  const { t } = useTranslation(['desk-settings', 'common'])
  const { personId, leadId, place, estimate, carrierId, name } = plan
  const ask = useAsk()
  const show = useShowPrices(personId)
  const save = useMutation({
    mutationFn: (price: { asked: number; healthClass: string }) =>
      ask('A price could not be stored', (client) =>
        addPrice(client, { leadId, place, seen: estimate, carrierId, ...price }),
      ),
    onSuccess(prices) {
      show(prices)
      if (prices) onClose()
    },
  })
  const hasFailed = save.isError || save.data === null
  const form = useForm({
    fields: ['asked'],
    read: (typed) => ({ asked: typed('asked'), healthClass: typed('class') }),
    validate: ({ asked }) => (readMonthly(asked) === undefined ? { asked: t('prices.wrong') } : {}),
    send: ({ asked, healthClass }) => save.mutate({ asked: readMonthly(asked) ?? 0, healthClass }),
    isBusy: save.isPending,
    hasFailed,
    firstFocus: 'asked',
  })
  return (
    <form
      className={styles.askedForm}
      noValidate
      onSubmit={form.submit}
      aria-label={t('prices.askOf', { name })}
    >
      <Field label={t('prices.amount')} {...form.field('asked')}>
        {(control) => <TextInput {...control} name="asked" inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field label={t('prices.class')}>
        {(control) => (
          <SelectInput
            {...control}
            name="class"
            placeholder={t('prices.classUnknown')}
            options={healthClasses.map((value) => ({ value, label: t(`common:healthClasses.${value}`) }))}
          />
        )}
      </Field>
      <div className={layout.row} data-slot="row">
        <Button type="submit" variant="quiet" isSmall isBusy={save.isPending}>
          {t('prices.save')}
        </Button>
        <Button variant="text" isSmall onClick={onClose}>
          {t('prices.cancel')}
        </Button>
      </div>
      <p className={classNames(typography.small, typography.soft)} role="status">
        {hasFailed ? t('prices.failed') : null}
      </p>
    </form>
  )
}

/** Shows the prices of a person as they are stored now. */
function useShowPrices(personId: string) {
  const queries = useQueryClient()
  return (prices: PersonPrice[] | null) => {
    if (prices) queries.setQueryData(queryKeys.pricesOf(personId), prices)
  }
}
