import { Zap } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import type { Picks } from '#app/features/comparison/side-by-side/use-picks.ts'
import { StrengthBadge } from '#app/features/comparison/strength.tsx'
import type { ShownPlans } from '#app/features/comparison/use-preview.ts'
import { useProductName } from '#app/features/comparison/use-product-name.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import { Stars } from '#app/ui/stars.tsx'
import { carrierLogo } from '#domain/carriers/logo.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { BestValue } from './best-value.tsx'
import { CardFoot } from './card-foot.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { QuotePrice } from './quote-price.tsx'

/** What can be done with a plan, on its card and in the table. */
export interface PlanActions {
  onAdd: (quote: Quote) => void
  onOpenPrice: (quote: Quote) => void
}

interface QuoteCardProps extends PlanActions {
  quote: Quote
  planType: PlanType
  isBest: boolean
  shown: ShownPlans
  picks: Picks
}

export function QuoteCard({ quote, planType, isBest, shown, picks, onAdd, onOpenPrice }: QuoteCardProps) {
  const { t } = useTranslation('comparison')
  const { carriers } = useSite()
  const productId = useId()
  const carrierId = useId()
  const { carrierName, stars } = quote
  const productName = useProductName(planType)(quote)
  return (
    <article
      className={classNames(cardStyles.card, styles.quote, isBest && styles.best)}
      data-slot="card"
      aria-labelledby={productId}
    >
      {isBest ? <BestValue /> : null}
      <div className={styles.who}>
        <CarrierLogo {...carrierLogo(carriers, carrierName)} />
        <div>
          <p id={carrierId}>{carrierName}</p>
          <Stars rating={stars} label={t('card.starsLabel', { count: stars })}>
            {t('card.stars', { count: stars })}
          </Stars>
        </div>
      </div>
      <h3 id={productId}>{productName}</h3>
      <QuotePrice quote={quote} shown={shown} />
      <QuoteFacts quote={quote} />
      <ul className={styles.badges}>
        {quote.instantDecision ? (
          <li>
            <Badge tone="blue" icon={Zap}>
              {t('card.instantDecision')}
            </Badge>
          </li>
        ) : null}
        <li>
          <StrengthBadge carrierName={carrierName} />
        </li>
      </ul>
      <Button
        variant={isBest ? 'primary' : 'quiet'}
        isBlock
        aria-describedby={`${productId} ${carrierId}`}
        onClick={() => onAdd(quote)}
      >
        {t('card.add')}
      </Button>
      <CardFoot
        planName={`${carrierName}, ${productName}`}
        isPicked={picks.picked.includes(quote)}
        isFull={picks.isFull}
        onPick={() => picks.toggle(quote)}
        onOpenPrice={() => onOpenPrice(quote)}
      />
    </article>
  )
}
