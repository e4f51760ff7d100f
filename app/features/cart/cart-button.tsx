import './cart.css'
import { ShoppingCart } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Opens the cart, and tells how many plans lie in it. */
export function CartButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation('cart')
  return (
    <Button variant="quiet" isSmall className="cart-btn" aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={ShoppingCart} /> {t('button')}{' '}
      <Trans
        t={t}
        i18nKey="buttonCount"
        count={count}
        components={{ badge: <span className="count" />, unseen: <span className="sr" /> }}
      />
    </Button>
  )
}
