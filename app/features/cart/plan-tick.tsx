import { useTranslation } from 'react-i18next'
import { productNameOf } from '#app/i18n/product-name.ts'
import { LikelyWords } from '#app/leads/plan-lines/likely-words.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TickCard } from '#app/ui/fields/choice/tick-card.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { formatMoney } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './cart.module.css'
import { sizeOf } from './plan-words.ts'

interface PlanTickProps {
  item: CartItem
  /** The carrier, and whose plan it is where that is not told around it. */
  carrier: string
  isTicked: boolean
  onChange: () => void
}

/** One plan of the cart, to be taken along or left out. */
export function PlanTick({ item, carrier, isTicked, onChange }: PlanTickProps) {
  const { t, i18n } = useTranslation('cart')
  const language = toLanguage(i18n.language)
  return (
    <TickCard
      label={productNameOf(t, item.productName, item.planType)}
      note={
        <>
          <span>{carrier}</span>{' '}
          <span className={classNames(typography.num, styles.num)}>{sizeOf(item, language).join(', ')}</span>
          {item.isSample ? <Badge tone="amber">{t('sample')}</Badge> : null}
        </>
      }
      end={
        <>
          <span className={classNames(typography.num, styles.num)}>
            {formatMoney(item.monthlyPremium, language)}
          </span>
          <span className={classNames(typography.micro, typography.soft, styles.micro)}>{t('aMonth')}</span>
          <LikelyWords
            likely={item.likely}
            className={classNames(typography.micro, typography.soft, styles.micro)}
          />
        </>
      }
      isTicked={isTicked}
      onChange={onChange}
    />
  )
}
