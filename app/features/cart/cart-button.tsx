import { ShoppingCart } from 'lucide'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import styles from './cart.module.css'

/** Opens the cart, and tells how many plans lie in it. The cart itself is loaded later. */
export function CartButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation('cart')
  return (
    <Button variant="quiet" isSmall className={styles.button} aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={ShoppingCart} /> {t('button')}{' '}
      <Trans
        t={t}
        i18nKey="buttonCount"
        count={count}
        components={{
          badge: <span className={styles.count} />,
          unseen: <span className={layout.sr} />,
        }}
      />
    </Button>
  )
}
