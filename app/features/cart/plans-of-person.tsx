import { Trash2 } from 'lucide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { productNameOf } from '#app/i18n/product-name.ts'
import { AssumedOfPlan } from '#app/leads/plan-lines/assumed-of-plan.tsx'
import { LikelyWords } from '#app/leads/plan-lines/likely-words.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { carrierLogo } from '#domain/carriers/logo.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { CartPerson } from '#domain/cart/people-of-cart.ts'
import { formatMoney } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './cart.module.css'
import { nameOf, relationOf, sizeOf } from './plan-words.ts'

interface PlansOfPersonProps {
  person: CartPerson
  onRemove: (itemId: string) => void
  onContinue: (item: CartItem) => void
}

/** Whose plans these are, and each with the ways to remove it or to go on with it. */
export function PlansOfPerson({ person, onRemove, onContinue }: PlansOfPersonProps) {
  const { t } = useTranslation('cart')
  return (
    <section className={styles.person}>
      <h3>
        {nameOf(person, t)}
        {person.personName ? <span>{relationOf(person, t)}</span> : null}
      </h3>
      <ul className={layout.plain}>
        {person.items.map((item) => (
          <CartPlan
            key={item.id}
            item={item}
            onRemove={() => onRemove(item.id)}
            onContinue={() => onContinue(item)}
          />
        ))}
      </ul>
    </section>
  )
}

interface CartPlanProps {
  item: CartItem
  onRemove: () => void
  onContinue: () => void
}

function CartPlan({ item, onRemove, onContinue }: CartPlanProps) {
  const { t, i18n } = useTranslation('cart')
  const { carriers } = useSite()
  const nameId = useId()
  const language = toLanguage(i18n.language)
  const productName = productNameOf(t, item.productName, item.planType)
  const facts = [
    ...sizeOf(item, language),
    t(`common:healthClasses.${item.healthClass}`, { defaultValue: item.healthClass }),
  ]
  return (
    <li className={styles.item}>
      <CarrierLogo {...carrierLogo(carriers, item.carrierName)} />
      <div id={nameId}>
        <b>{productName}</b>
        <p className={classNames(typography.small, typography.soft)}>{item.carrierName}</p>
        <p className={classNames(typography.small, typography.soft)}>{facts.join(', ')}</p>
        <AssumedOfPlan plan={item} personId={item.personId} />
      </div>
      <p className={styles.itemPrice}>
        <span className={classNames(typography.price, styles.price)}>
          {formatMoney(item.monthlyPremium, language)}
        </span>
        <span className={classNames(typography.micro, typography.soft)}>{t('aMonth')}</span>
        <LikelyWords likely={item.likely} className={classNames(typography.micro, typography.soft)} />
        <Badge tone={item.isSample ? 'amber' : 'plain'}>{t(item.isSample ? 'sample' : 'estimate')}</Badge>
      </p>
      <IconButton
        className={styles.remove}
        icon={Trash2}
        label={t('remove', { product: productName, carrier: item.carrierName })}
        onClick={onRemove}
      />
      <Button variant="quiet" isSmall className={styles.apply} aria-describedby={nameId} onClick={onContinue}>
        {t('continue')}
      </Button>
    </li>
  )
}
