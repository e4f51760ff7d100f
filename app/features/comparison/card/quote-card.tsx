import { Info, ShieldCheck, Zap } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStrengthWords } from '#app/features/comparison/plan-words.tsx'
import type { Picks } from '#app/features/comparison/side-by-side/use-side-by-side.ts'
import type { ShownPlans } from '#app/features/comparison/use-preview.ts'
import { productNameOf } from '#app/i18n/product-name.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/check-box.tsx'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import { useTip } from '#app/ui/overlays/use-tip.ts'
import { Stars } from '#app/ui/stars.tsx'
import { carrierLogo } from '#domain/carriers/logo.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import styles from './quote-card.module.css'
import { QuoteFacts, QuotePrice } from './quote-facts.tsx'

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
  const productName = productNameOf(t, quote.productName, planType)
  const strength = useStrengthWords()
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
          <Badge tone="green" icon={ShieldCheck}>
            {strength(carrierName)}
          </Badge>
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

/** The ribbon of the first plan: says on a tap, on hover and to screen readers what it stands for. */
function BestValue() {
  const { t } = useTranslation('comparison')
  const tip = useTip()
  return (
    <>
      <button type="button" className={styles.ribbon} {...tip.button}>
        {t('card.bestValue')} <Icon of={Info} />
      </button>
      <span className={classNames(styles.tipbox, tip.isOpen && styles.isOpen)} id={tip.id}>
        {t('card.bestValueWhy')}
      </span>
    </>
  )
}

interface CardFootProps {
  /** Carrier and product, for those who hear the page. */
  planName: string
  isPicked: boolean
  /** As many plans are ticked as fit side by side. */
  isFull: boolean
  onPick: () => void
  onOpenPrice: () => void
}

function CardFoot({ planName, isPicked, isFull, onPick, onOpenPrice }: CardFootProps) {
  const { t } = useTranslation('comparison')
  const isInactive = isFull && !isPicked
  return (
    <div className={styles.quoteFoot}>
      <Button variant="text" isSmall aria-haspopup="dialog" onClick={onOpenPrice}>
        {t('card.openPrice')}
        <span className={layout.sr}> {planName}</span>
      </Button>
      <CheckBox
        isChecked={isPicked}
        aria-disabled={isInactive ? true : undefined}
        // It stays within reach, so that it can say why it does nothing.
        onChange={() => {
          if (!isInactive) onPick()
        }}
      >
        {t('card.compare')}
        <span className={layout.sr}> {planName}</span>
        {isInactive ? <small>{t('card.compareFull')}</small> : null}
      </CheckBox>
    </div>
  )
}
