import { ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import styles from './comparison.module.css'

export function CartLine({ count, onReview }: { count: number; onReview: () => void }) {
  const { t } = useTranslation('comparison')
  if (count === 0) return null
  return (
    <div className={styles.cartLine}>
      <p>
        <b>{t('cartLine.count', { count })}</b> <span className={typography.soft}>{t('cartLine.text')}</span>
      </p>
      <Button aria-haspopup="dialog" onClick={onReview}>
        <Icon of={ShoppingCart} /> {t('cartLine.review')}
      </Button>
    </div>
  )
}
