import { ShieldCheck, Zap } from 'lucide'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStableCallback } from '#app/browser/use-stable-callback.ts'
import { productNameOf } from '#app/i18n/product-name.ts'
import { useSite } from '#app/site/use-site.ts'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Stars } from '#app/ui/stars.tsx'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { formatMoney } from '#domain/format/format.ts'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import type { BarScale } from '#domain/quotes/comparison/likely-bars.ts'
import { isCheaperPaidOnce, type Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import { CardActions } from './card-actions.tsx'
import { LikelyRange } from './likely-range.tsx'
import styles from './plan-card.module.css'
import { PlanFacts } from './plan-facts.tsx'
import { useRatingWords } from './rating-words.ts'
import { ToldButton } from './told-button.tsx'

interface PlanCardProps {
  quote: Quote
  planType: SoldPlanType
  /** The one scale of the list; none where no plan of it tells a likely range. */
  scale: BarScale | undefined
  isBest: boolean
  /** No other plan stands beside it: nothing can change places with it. */
  isAlone: boolean
  isPreview?: boolean
  isSample?: boolean
  /** Amounts without cents, as the specification words the instant quote's cards (INSTANT-23). */
  isRounded?: boolean
  /** What a plan promises, in one line; the list then says which premium its prices are. */
  note?: string | undefined
  isPicked?: boolean
  /** As many plans are ticked as fit side by side. */
  isFull?: boolean
  onAdd: (quote: Quote) => void
  onOpenPrice: (quote: Quote) => void
  /** Without it there is nothing to compare with. */
  onPick?: ((quote: Quote) => void) | undefined
  /** Starts an application for this plan, where that is offered beside its price. */
  onStart?: ((quote: Quote) => void) | undefined
}

/**
 * A plan with all that the specification puts on a card, set like a timetable: prices below each other at the right.
 * It looks at its own width. While a control slides, only what stands for the amount is rendered again.
 */
export const PlanCard = memo((props: PlanCardProps) => {
  const { quote, planType, scale, isBest, onPick, onStart } = props
  const { isPreview = false, isSample = false, isRounded = false, note } = props
  const { t, i18n } = useTranslation('comparison')
  const carrierId = useId()
  const productId = useId()
  const { carrierName, stars } = quote
  const productName = productNameOf(t, quote.productName, planType)
  const add = useStableCallback(() => props.onAdd(quote))
  const openPrice = useStableCallback(() => props.onOpenPrice(quote))
  const pick = useStableCallback(() => onPick?.(quote))
  const start = useStableCallback(() => onStart?.(quote))
  return (
    <article
      className={classNames(styles.card, isBest && styles.best, isSample && styles.sample)}
      data-slot="plan-card"
      aria-labelledby={`${carrierId} ${productId}`}
    >
      {isBest ? <Ribbon isAlone={props.isAlone} /> : null}
      <div className={styles.inside}>
        <div className={styles.head}>
          <Logo carrierName={carrierName} />
          <div className={styles.line}>
            <h3 id={carrierId} className={styles.carrier}>
              {carrierName}
            </h3>
            <p className={styles.priced}>
              <span className={classNames(typography.price, styles.price)}>
                {formatMoney(quote.monthlyPremium, toLanguage(i18n.language), isRounded ? 0 : 2)}
              </span>
              <span className={layout.sr}> {t('card.aMonth')}</span>
            </p>
          </div>
          <div className={classNames(styles.line, styles.second)}>
            <RatedStars carrierName={carrierName} stars={stars} isSample={isSample} />
            <Yearly quote={quote} isRounded={isRounded} />
          </div>
        </div>
        <PlanFacts
          quote={quote}
          productId={productId}
          productName={productName}
          isBasisSaid={note !== undefined}
        />
        {note ? <p className={styles.note}>{note}</p> : null}
        <div className={styles.middle}>
          <Badges carrierName={carrierName} isInstant={quote.instantDecision} />
          <LikelyRange {...{ quote, scale, isPreview, isSample, isRounded }} />
        </div>
        <CardActions
          planName={`${carrierName}, ${productName}`}
          isBest={isBest}
          isPicked={props.isPicked}
          isFull={props.isFull}
          onAdd={add}
          onOpenPrice={openPrice}
          onPick={onPick && pick}
          onStart={onStart && start}
        />
      </div>
    </article>
  )
})

/** Marks the lowest price, says what that stands for, and that it need not stay so. */
const Ribbon = memo(({ isAlone }: { isAlone: boolean }) => {
  const { t } = useTranslation('comparison')
  return (
    <div className={styles.ribbon}>
      <ToldButton tip={t('card.bestValueWhy')}>{t('card.bestValue')}</ToldButton>
      {isAlone ? null : <span className={styles.mayChange}>{t('card.mayChange')}</span>}
    </div>
  )
})

const Logo = memo(({ carrierName }: { carrierName: string }) => {
  const { carriers } = useSite()
  return <CarrierLogo {...carrierLogo(carriers, carrierName)} />
})

interface RatedStarsProps {
  carrierName: string
  stars: number
  isSample: boolean
}

const RatedStars = memo(({ carrierName, stars, isSample }: RatedStarsProps) => {
  const { t } = useTranslation('comparison')
  const { starsFrom } = useRatingWords()(carrierName, isSample)
  return (
    <ToldButton tip={starsFrom} className={styles.stars}>
      <Stars rating={stars} label={t('card.starsLabel', { count: stars })} />
    </ToldButton>
  )
})

/** Where paying once a year is cheaper than twelve months, it is the other of two prices. */
function Yearly({ quote, isRounded }: { quote: Quote; isRounded: boolean }) {
  const { t, i18n } = useTranslation('comparison')
  const amount = formatMoney(quote.annualPremium, toLanguage(i18n.language), isRounded ? 0 : 2)
  const isOther = isCheaperPaidOnce(quote)
  return (
    <p className={styles.year}>
      <span aria-hidden="true">
        {t('card.aMonth')}
        {isOther ? ' ' : ' · '}
      </span>
      {t(isOther ? 'card.paidOnceAYear' : 'card.aYear', { amount })}
    </p>
  )
}

const Badges = memo(({ carrierName, isInstant }: { carrierName: string; isInstant: boolean }) => {
  const { t } = useTranslation('comparison')
  const { strength, strengthFrom } = useRatingWords()(carrierName)
  return (
    <ul className={styles.badges}>
      {isInstant ? (
        <li>
          <Icon of={Zap} /> {t('card.instantDecision')}
        </li>
      ) : null}
      <li>
        <ToldButton tip={strengthFrom}>
          <Icon of={ShieldCheck} /> {strength}
        </ToldButton>
      </li>
    </ul>
  )
})
