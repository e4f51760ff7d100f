import type { ReactNode } from 'react'
import { CartButton } from '#app/features/cart/cart-button.tsx'
import { ContinueEntry } from '#app/features/next-steps/continue/continue-entry.tsx'
import type { OpenedPrice } from '#app/features/price-panel/price-panel.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'
import type { LadderAsk } from '#domain/needs/ladder/ladder-ask.ts'
import { useDeskDialogs } from './desk-dialogs.tsx'

/** What a page with prices can do beyond itself. */
interface PlanDeskActions {
  cartCount: number
  cartButton: ReactNode
  onAdd: (item: CartItem) => void
  onReviewCart: () => void
  onOpenPrice: (opened: OpenedPrice) => void
  /**
   * Opens "How much do I need?"; `use` takes the amount in USD that the visitor wants to use, `ladder` asks for the
   * prices of several policies.
   */
  onOpenNeeds: (use: (amount: number) => void, ladder?: LadderAsk) => void
  /** Opens the form that starts an application; a sample price is settled in a call. */
  onStart: (request: ApplicationRequest) => void
  /** Leads to another device. */
  elsewhere: ReactNode
}

/** What all pages with prices share: adding opens the cart. */
export function PlanDesk({ children }: { children: (actions: PlanDeskActions) => ReactNode }) {
  const { items, addAll, cart, price, needs, start, dialogs } = useDeskDialogs()

  const onReviewCart = () => cart.show(true)
  return (
    <>
      {children({
        cartCount: items.length,
        cartButton: <CartButton count={items.length} onOpen={onReviewCart} />,
        onAdd: (item) => addAll([item]),
        onReviewCart,
        onOpenPrice: price.show,
        onOpenNeeds: (use, ladder) => needs.show({ use, ladder }),
        onStart: start,
        elsewhere: <ContinueEntry />,
      })}
      {dialogs}
    </>
  )
}
