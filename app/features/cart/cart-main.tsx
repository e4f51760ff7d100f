import { Mail } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import emptyCart from '#app/art/figures/empty-cart.svg'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { cartTotal } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { peopleOfCart } from '#domain/cart/people-of-cart.ts'
import { formatMoney } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './cart.module.css'
import { type CartFrame, CartPanel, useViewHeading } from './cart-panel.tsx'
import { KeepPlans } from './keep-plans.tsx'
import { PlansOfPerson } from './plans-of-person.tsx'

interface CartMainProps extends CartFrame {
  items: readonly CartItem[]
  elsewhere: ReactNode
  /** Whether the cart has just been opened. */
  isFirst: boolean
  onRemove: (itemId: string) => void
  onContinue: (item: CartItem) => void
  onEmail: () => void
  onApply: () => void
}

/** The plans of each person, to remove or to go on with. */
export function CartMain({
  items,
  elsewhere,
  isFirst,
  onRemove,
  onContinue,
  onEmail,
  onApply,
  ...frame
}: CartMainProps) {
  const { t } = useTranslation('cart')
  const heading = useViewHeading('main', isFirst)
  const contents = useRef<HTMLDivElement>(null)

  function removeItem(itemId: string) {
    // The pressed button goes with its item: the focus stays in the cart instead of getting lost.
    contents.current?.focus()
    onRemove(itemId)
  }

  return (
    <CartPanel
      {...frame}
      title={t('title')}
      titleRef={heading}
      foot={items.length > 0 ? <CartFoot items={items} onEmail={onEmail} onApply={onApply} /> : null}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls */}
      <div ref={contents} tabIndex={-1} role="group" aria-label={t('contents')} className={styles.contents}>
        {peopleOfCart(items).map((person) => (
          <PlansOfPerson
            key={person.personId}
            person={person}
            onRemove={removeItem}
            onContinue={onContinue}
          />
        ))}
        {items.length === 0 ? <EmptyCart onClose={frame.onClose} /> : null}
        {items.length > 0 ? <KeepPlans items={items} /> : null}
        {items.length > 0 ? <div className={styles.elsewhere}>{elsewhere}</div> : null}
        {items.length > 0 ? (
          <p className={classNames(typography.micro, typography.soft, styles.disclosure)}>
            {t('disclosure')}
          </p>
        ) : null}
      </div>
    </CartPanel>
  )
}

type CartFootProps = Pick<CartMainProps, 'items' | 'onEmail' | 'onApply'>

function CartFoot({ items, onEmail, onApply }: CartFootProps) {
  const { t, i18n } = useTranslation('cart')
  const people = peopleOfCart(items).length
  const plans = t('count', { count: items.length })
  return (
    <>
      <div className={styles.total}>
        <p>
          {people > 1 ? t('total', { plans, people: t('people', { count: people }) }) : plans}
          {items.length > 1 ? (
            <span className={classNames(typography.soft, typography.small)}>{t('ifAll')}</span>
          ) : null}
        </p>
        <p className={classNames(typography.num, styles.num)}>
          <b>{formatMoney(cartTotal(items), toLanguage(i18n.language))}</b>{' '}
          <span className={typography.soft}>{t('aMonth')}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onEmail}>
          <Icon of={Mail} /> {t('email.title')}
        </Button>
        <Button onClick={onApply}>{t('apply.title')}</Button>
      </div>
    </>
  )
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart')
  return (
    <div className={cardStyles.empty} data-slot="empty">
      <img src={emptyCart} alt="" width="640" height="400" />
      <h3>{t('empty.title')}</h3>
      <p className={classNames(typography.soft, styles.soft)}>{t('empty.text')}</p>
      <Button onClick={onClose}>{t('empty.action')}</Button>
    </div>
  )
}
