import '#app/ui/card.css'
import './cart.css'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import emptyCart from '#app/art/scenes/empty-cart.svg'
import { toLanguage } from '#app/i18n/language.ts'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { cartTotal } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { formatMoney } from '#domain/format/format.ts'
import { CartPerson } from './cart-person.tsx'
import { KeepPlans } from './keep-plans.tsx'

interface CartDrawerProps {
  isOpen: boolean
  items: readonly CartItem[]
  onRemove: (itemId: string) => void
  onContinue: (item: CartItem) => void
  onClose: () => void
}

/** The cart: the plans of each person, to remove or to go on with. */
export function CartDrawer({ isOpen, items, onRemove, onContinue, onClose }: CartDrawerProps) {
  const { t } = useTranslation('cart')
  const contents = useRef<HTMLDivElement>(null)
  const byPerson = [...Map.groupBy(items, ({ personId }) => personId)]

  function removeItem(itemId: string) {
    // The pressed button goes with its item: the focus stays in the cart instead of getting lost.
    contents.current?.focus()
    onRemove(itemId)
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="cart"
      foot={items.length > 0 ? <CartTotal items={items} /> : null}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls */}
      <div ref={contents} tabIndex={-1} role="group" aria-label={t('contents')} className="cart-contents">
        {byPerson.map(([personId, itemsOfPerson]) => (
          <CartPerson key={personId} items={itemsOfPerson} onRemove={removeItem} onContinue={onContinue} />
        ))}
        {items.length === 0 ? <EmptyCart onClose={onClose} /> : null}
        {items.length > 0 ? <KeepPlans items={items} /> : null}
        {items.length > 0 ? <p className="micro soft cart-disc">{t('disclosure')}</p> : null}
      </div>
    </Drawer>
  )
}

function CartTotal({ items }: { items: readonly CartItem[] }) {
  const { t, i18n } = useTranslation('cart')
  return (
    <div className="tot">
      <p>
        {t('count', { count: items.length })}
        {items.length > 1 ? <span className="soft small">{t('ifAll')}</span> : null}
      </p>
      <p className="num">
        <b>{formatMoney(cartTotal(items), toLanguage(i18n.language))}</b>{' '}
        <span className="soft">{t('aMonth')}</span>
      </p>
    </div>
  )
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart')
  return (
    <div className="empty">
      <img src={emptyCart} alt="" width="640" height="400" />
      <h3>{t('empty.title')}</h3>
      <p className="soft">{t('empty.text')}</p>
      <Button onClick={onClose}>{t('empty.action')}</Button>
    </div>
  )
}
