import { useTranslation } from 'react-i18next'
import styles from '#app/features/cart/cart.module.css'
import { PlanTick } from '#app/features/cart/plan-tick.tsx'
import { nameOf, relationOf } from '#app/features/cart/plan-words.ts'
import { ApplyWays } from '#app/leads/apply/apply-ways.tsx'
import type { Apply } from '#app/leads/apply/use-apply.ts'
import { PlanLines } from '#app/leads/plan-lines/plan-lines.tsx'
import { useFormData } from '#app/state/device/form-data.ts'
import { Alert } from '#app/ui/alert.tsx'
import { classNames } from '#app/ui/class-names.ts'
import choiceCardsStyles from '#app/ui/fields/choice/choice-cards.module.css'
import { TickCard } from '#app/ui/fields/choice/tick-card.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import {
  type ApplyState,
  applyingPeople,
  type severalPolicies,
  toggleApplicant,
  toggleApplyItem,
} from '#domain/cart/apply-wizard.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { peopleOfCart } from '#domain/cart/people-of-cart.ts'
import { applicationRequestFor } from '#domain/leads/submission/application-from.ts'
import { leadPlanFrom } from '#domain/leads/submission/plan-of-item.ts'

interface AskedStepProps {
  wizard: ApplyState
  items: readonly CartItem[]
  onChange: (wizard: ApplyState) => void
}

/** Who applies. */
export function ApplyPeople({ wizard, items, onChange }: AskedStepProps) {
  const { t } = useTranslation('cart')
  return (
    <>
      <fieldset>
        <legend className={layout.sr}>{t('apply.people')}</legend>
        <div className={choiceCardsStyles.choices} data-slot="choices">
          {peopleOfCart(items).map((person) => (
            <TickCard
              key={person.personId}
              label={nameOf(person, t)}
              note={t('apply.plansInCart', {
                relation: relationOf(person, t),
                count: person.items.length,
              })}
              isTicked={wizard.personIds.includes(person.personId)}
              onChange={() => onChange(toggleApplicant(wizard, person.personId))}
            />
          ))}
        </div>
      </fieldset>
      <p className={classNames(typography.soft, typography.small, styles.note)}>{t('apply.eachOwn')}</p>
    </>
  )
}

/** Which plans of those who apply. */
export function ApplyPlans({ wizard, items, onChange }: AskedStepProps) {
  const { t } = useTranslation('cart')
  return applyingPeople(wizard, items).map((person) => (
    <fieldset key={person.personId} className={styles.plans}>
      <legend>{nameOf(person, t)}</legend>
      <div className={choiceCardsStyles.choices} data-slot="choices">
        {person.items.map((item) => (
          <PlanTick
            key={item.id}
            item={item}
            carrier={item.carrierName}
            isTicked={wizard.itemIds.includes(item.id)}
            onChange={() => onChange(toggleApplyItem(wizard, item.id))}
          />
        ))}
      </div>
    </fieldset>
  ))
}

interface ApplyMethodProps {
  /** The plans that are applied for. */
  chosen: readonly CartItem[]
  /** What the cart holds more than one plan of, where it does. */
  several: ReturnType<typeof severalPolicies>
  apply: Apply
  onChoose: () => void
}

/** How to apply: in a call, or online. */
export function ApplyMethod({ chosen, several, apply, onChoose }: ApplyMethodProps) {
  const { t } = useTranslation('cart')
  const { form } = useFormData()
  const request = applicationRequestFor(
    chosen.map(leadPlanFrom),
    form,
    chosen.map(({ personId }) => personId),
  )
  return (
    <div className={styles.method}>
      {several ? (
        <Alert tone={several === 'severalOfOne' ? 'warning' : 'info'} title={t('apply.multiple.title')}>
          {t(`apply.multiple.${several}`)}
        </Alert>
      ) : null}
      <PlanLines plans={request.plans} personIds={request.personIds} />
      <ApplyWays request={request} apply={apply} onChoose={onChoose} />
    </div>
  )
}
