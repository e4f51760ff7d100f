import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/badge.tsx'
import { TickCard } from '#app/ui/tick-card.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { formatMoney } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { productNameOf, sizeOf } from './plan-words.ts'

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
      label={productNameOf(item, t)}
      note={
        <>
          <span>{carrier}</span> <span className="num">{sizeOf(item, language).join(', ')}</span>
          {item.isSample ? <Badge tone="amber">{t('sample')}</Badge> : null}
        </>
      }
      end={
        <>
          <span className="num">{formatMoney(item.monthlyPremium, language)}</span>
          <span className="micro soft">{t('aMonth')}</span>
        </>
      }
      isTicked={isTicked}
      onChange={onChange}
    />
  )
}
