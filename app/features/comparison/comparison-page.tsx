import styles from './comparison.module.css'

// The page's sheet comes before those of its parts, which refine it.

import { ShoppingCart } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '#app/browser/random-id.ts'
import { useStableCallback } from '#app/browser/use-stable-callback.ts'
import { ComparisonControls } from '#app/features/comparison/controls/comparison-controls.tsx'
import { ComparisonResults } from '#app/features/comparison/results/comparison-results.tsx'
import { SideBySide } from '#app/features/comparison/side-by-side/side-by-side.tsx'
import { usePicks, useSideBySide } from '#app/features/comparison/side-by-side/use-side-by-side.ts'
import { type Assumed, useAssumed } from '#app/leads/plan-card/assumed-line.tsx'
import { PriceFoot } from '#app/leads/plan-card/price-foot.tsx'
import { useFormData } from '#app/state/device/form-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { cartItemFromQuote } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { type ApplicationRequest, applicationRequestFor } from '#domain/leads/submission/application-from.ts'
import { leadPlanFrom } from '#domain/leads/submission/plan-of-item.ts'
import type { LadderAsk } from '#domain/needs/ladder/ladder-ask.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { noFilters } from '#domain/quotes/comparison/filter-quotes.ts'
import { answersFromInput } from '#domain/quotes/comparison/preview-quotes.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { ComparisonBar, ComparisonHead } from './comparison-head.tsx'
import { PrintHead } from './print.tsx'
import { RefusedState, Unlicensed } from './refusals.tsx'
import { useAddPlan } from './use-add-plan.ts'
import { useComparedPerson, useComparison } from './use-comparison.ts'
import { usePreview } from './use-preview.ts'

interface OpenedPlan {
  quote: Quote
  planType: PlanType
  isSample: boolean
  request: ApplicationRequest | undefined
  assumed: Assumed
}

interface ComparisonPageProps {
  cartCount: number
  cartButton: ReactNode
  onAdd: (item: CartItem) => void
  onReviewCart: () => void
  /** Opens what a price is made of; from there an application may start. */
  onOpenPrice: (opened: OpenedPlan) => void
  /** Opens "How much do I need?"; `use` takes the amount in USD. */
  onOpenNeeds: (use: (amount: number) => void, ladder?: LadderAsk) => void
  /** Leads to another device. */
  elsewhere: ReactNode
}

/** The personalized plans: carriers' prices for the questionnaire's answers, as a list or two or three side by side. */
export function ComparisonPage({ cartCount, onAdd, onReviewCart, ...desk }: ComparisonPageProps) {
  const whose = useComparedPerson()
  const comparison = useComparison(whose.person)
  const { state, person, planType, isQuoted, isLoading } = comparison
  const preview = usePreview(comparison)
  const { shown } = preview
  const picks = usePicks(comparison, shown.quotes)
  const [filters, setFilters] = useState(noFilters)
  const sideBySide = useSideBySide(picks, isLoading)
  const add = useAddPlan(comparison, preview, onAdd)
  const { form } = useFormData()

  const assumed = useAssumed({ ...person, ...answersFromInput(shown.input, planType, person) }, planType)

  /** The plan with the answers that it was priced with; a preview has nothing yet that could be applied for. */
  function requestOf(quote: Quote): ApplicationRequest | undefined {
    if (shown.isPreview) return undefined
    const source = shown.isSample ? 'sample' : 'live'
    const item = cartItemFromQuote({ quote, person, planType, source, newId: randomId })
    return applicationRequestFor([leadPlanFrom(item)], form, [person.id])
  }

  const openNeeds = useStableCallback((use: (amount: number) => void) =>
    desk.onOpenNeeds(use, comparison.ladder),
  )

  const actions = {
    onAdd: useStableCallback(add),
    onOpenPrice: useStableCallback((quote: Quote) =>
      desk.onOpenPrice({ quote, planType, isSample: shown.isSample, request: requestOf(quote), assumed }),
    ),
  }
  // The same while a control moves, so that the foot is not rendered again.
  const openCart = useStableCallback(onReviewCart)
  const onCompare = useStableCallback(sideBySide.open)
  const onClear = useStableCallback(picks.clear)
  const compared = useMemo(
    () => ({ names: picks.picked.map(({ carrierName }) => carrierName), onCompare, onClear }),
    [picks.picked, onCompare, onClear],
  )
  const parts = { comparison, preview, picks, actions }
  const bar = <ComparisonBar cartButton={desk.cartButton} sideBySide={sideBySide} />
  const print = <PrintHead person={person} planType={planType} shown={shown} />

  if (sideBySide.isOpen) {
    return (
      <div className={styles.comparison}>
        {bar}
        {print}
        <SideBySide {...parts} name={whose.people.length > 1 ? person.fullName : ''} />
        <PriceFoot cartCount={cartCount} onOpenCart={openCart} />
      </div>
    )
  }
  if (!isQuoted) {
    return (
      <div className={styles.comparison}>
        {bar}
        <div className={layout.wrap}>
          <ComparisonHead {...whose} />
          <Unlicensed person={person} />
        </div>
      </div>
    )
  }
  const hasPrices = isLoading || state.status === 'live' || state.status === 'sample'
  const isWaiting = state.status === 'idle' && !state.error
  return (
    <div className={styles.comparison} data-waiting={isWaiting ? '' : undefined}>
      {bar}
      <div className={layout.wrap}>
        {print}
        <ComparisonHead {...whose} healthClass={hasPrices ? shown.input.healthRating : undefined} />
        <div className={hasPrices ? styles.columns : undefined}>
          {hasPrices ? (
            <ComparisonControls comparison={comparison} preview={preview} onOpenNeeds={openNeeds} />
          ) : null}
          <RefusedState comparison={comparison} />
          <ComparisonResults {...parts} filters={filters} onFilter={setFilters}>
            <CartLine count={cartCount} onReview={onReviewCart} />
          </ComparisonResults>
        </div>
        {isWaiting ? null : desk.elsewhere}
      </div>
      {isLoading || shown.quotes.length > 0 ? (
        <PriceFoot
          cartCount={cartCount}
          onOpenCart={openCart}
          compared={isLoading || shown.quotes.length > 1 ? compared : undefined}
        />
      ) : null}
    </div>
  )
}

/** Below the plans: how many lie in the cart, and the way into it. */
function CartLine({ count, onReview }: { count: number; onReview: () => void }) {
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
