import '#app/ui/card.css'
import './comparison.css'
import { ShoppingCart } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { randomId } from '#app/device/random-id.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubBar } from '#app/ui/sub-bar.tsx'
import { cartItemFromQuote } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { ComparisonControls } from './comparison-controls.tsx'
import { ComparisonResults } from './comparison-results.tsx'
import { RefusedState, Unlicensed } from './refusals.tsx'
import { useComparison } from './use-comparison.ts'

interface ComparisonPageProps {
  cartCount: number
  onAdd: (item: CartItem) => void
  onReviewCart: () => void
}

/** The personalized plans: carriers' prices for the questionnaire's answers, side by side. */
export function ComparisonPage({ cartCount, onAdd, onReviewCart }: ComparisonPageProps) {
  const { t } = useTranslation('comparison')
  const comparison = useComparison()
  const { state, person, planType, isQuoted } = comparison
  const name = person.fullName.trim()
  const isUnderAge = state.status === 'idle' && state.error === 'underAge'

  function add(quote: Quote) {
    const source = state.status === 'sample' ? 'sample' : 'live'
    onAdd(cartItemFromQuote({ quote, person, planType, source, newId: randomId }))
  }

  return (
    <div className="cmp">
      <SubBar to={paths.review} label={t('back')}>
        <Button variant="quiet" isSmall className="cart-btn" aria-haspopup="dialog" onClick={onReviewCart}>
          <Icon of={ShoppingCart} /> {t('cart')}{' '}
          <Trans
            t={t}
            i18nKey="cartCount"
            count={cartCount}
            components={{ badge: <span className="count" />, unseen: <span className="sr" /> }}
          />
        </Button>
      </SubBar>
      <div className="wrap cmp-head">
        <h1>{t('title')}</h1>
        {name ? (
          <p className="lead">
            <Trans t={t} i18nKey="for" values={{ name }} components={{ strong: <strong /> }} />
          </p>
        ) : null}
      </div>
      {isQuoted ? (
        <>
          {isUnderAge ? null : <ComparisonControls comparison={comparison} />}
          <RefusedState state={state} />
          <ComparisonResults
            comparison={comparison}
            cartCount={cartCount}
            onAdd={add}
            onReviewCart={onReviewCart}
          />
        </>
      ) : (
        <Unlicensed state={person.residentState} />
      )}
    </div>
  )
}
