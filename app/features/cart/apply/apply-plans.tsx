import { useTranslation } from 'react-i18next'
import styles from '#app/features/cart/cart.module.css'
import { PlanTick } from '#app/features/cart/plan-tick.tsx'
import { nameOf } from '#app/features/cart/plan-words.ts'
import choiceCardsStyles from '#app/ui/fields/choice-cards.module.css'
import { applyingPeople, toggleApplyItem } from '#domain/cart/apply-wizard.ts'
import type { AskedStepProps } from './apply-people.tsx'

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
