import { useTranslation } from 'react-i18next'
import styles from '#app/features/cart/cart.module.css'
import { nameOf, relationOf } from '#app/features/cart/plan-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import choiceCardsStyles from '#app/ui/fields/choice-cards.module.css'
import { TickCard } from '#app/ui/fields/tick-card.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type ApplyState, toggleApplicant } from '#domain/cart/apply-wizard.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { peopleOfCart } from '#domain/cart/people-of-cart.ts'

export interface AskedStepProps {
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
        <legend className={classNames(layout.sr, styles.sr)}>{t('apply.steps.people')}</legend>
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
      <p className={classNames(typography.soft, styles.soft, typography.small, styles.note)}>
        {t('apply.eachOwn')}
      </p>
    </>
  )
}
