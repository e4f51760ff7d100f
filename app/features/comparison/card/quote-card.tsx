import { Info, ShieldCheck, Zap } from 'lucide'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStrengthWords } from '#app/features/comparison/plan-words.tsx'
import { useStableCallback } from '#app/features/comparison/use-stable-callback.ts'
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
  isPreview: boolean
  isSample: boolean
  isPicked: boolean
  /** As many plans are ticked as fit side by side. */
  isFull: boolean
  onPick: (quote: Quote) => void
}

/** A plan. While a control slides, only what stands for the amount is rendered again. */
export const QuoteCard = memo((props: QuoteCardProps) => {
  const { quote, planType, isBest, isPreview, isSample } = props
  const { t } = useTranslation('comparison')
  const productId = useId()
  const carrierId = useId()
  const { carrierName, stars } = quote
  const productName = productNameOf(t, quote.productName, planType)
  const add = useStableCallback(() => props.onAdd(quote))
  const pick = useStableCallback(() => props.onPick(quote))
  const openPrice = useStableCallback(() => props.onOpenPrice(quote))
  return (
    <article
      className={classNames(cardStyles.card, styles.quote, isBest && styles.best)}
      data-slot="card"
      aria-labelledby={productId}
    >
      {isBest ? <BestValue /> : null}
      <Carrier id={carrierId} carrierName={carrierName} stars={stars} />
      <h3 id={productId}>{productName}</h3>
      <QuotePrice quote={quote} isPreview={isPreview} isSample={isSample} />
      <QuoteFacts quote={quote} />
      <Badges carrierName={carrierName} isInstant={quote.instantDecision} />
      <AddButton isBest={isBest} describedBy={`${productId} ${carrierId}`} onAdd={add} />
      <CardFoot
        planName={`${carrierName}, ${productName}`}
        isPicked={props.isPicked}
        isFull={props.isFull}
        onPick={pick}
        onOpenPrice={openPrice}
      />
    </article>
  )
})

interface CarrierProps {
  id: string
  carrierName: string
  stars: number
}

const Carrier = memo(({ id, carrierName, stars }: CarrierProps) => {
  const { t } = useTranslation('comparison')
  const { carriers } = useSite()
  return (
    <div className={styles.who}>
      <CarrierLogo {...carrierLogo(carriers, carrierName)} />
      <div>
        <p id={id}>{carrierName}</p>
        <Stars rating={stars} label={t('card.starsLabel', { count: stars })}>
          {t('card.stars', { count: stars })}
        </Stars>
      </div>
    </div>
  )
})

const Badges = memo(({ carrierName, isInstant }: { carrierName: string; isInstant: boolean }) => {
  const { t } = useTranslation('comparison')
  const strength = useStrengthWords()
  return (
    <ul className={styles.badges}>
      {isInstant ? (
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
  )
})

interface AddButtonProps {
  isBest: boolean
  describedBy: string
  onAdd: () => void
}

const AddButton = memo(({ isBest, describedBy, onAdd }: AddButtonProps) => {
  const { t } = useTranslation('comparison')
  return (
    <Button variant={isBest ? 'primary' : 'quiet'} isBlock aria-describedby={describedBy} onClick={onAdd}>
      {t('card.add')}
    </Button>
  )
})

/** The ribbon of the first plan: says on a tap, on hover and to screen readers what it stands for. */
const BestValue = memo(() => {
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
})

interface CardFootProps {
  /** Carrier and product, for those who hear the page. */
  planName: string
  isPicked: boolean
  isFull: boolean
  onPick: () => void
  onOpenPrice: () => void
}

const CardFoot = memo(({ planName, isPicked, isFull, onPick, onOpenPrice }: CardFootProps) => {
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
})
