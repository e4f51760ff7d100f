import { CartDrawer } from '#app/features/cart/cart-drawer.tsx'
import { NeedsWithLadder, type OpenedNeeds } from '#app/features/needs/ladder/needs-with-ladder.tsx'
import { ContinueEntry } from '#app/features/next-steps/continue/continue-entry.tsx'
import { type OpenedPrice, PricePanel } from '#app/features/price-panel/price-panel.tsx'
import { ApplyDialog } from '#app/leads/apply/apply-dialog.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'

/** What may lie open over a page with prices: `what` it is about, undefined while it is closed. */
interface Open<What> {
  what: What | undefined
  close: () => void
}

interface PlanDialogsProps {
  items: readonly CartItem[]
  onRemove: (itemId: string) => void
  onAdd: (items: readonly CartItem[]) => void
  cart: Open<true>
  price: Open<OpenedPrice>
  needs: Open<OpenedNeeds>
  application: Open<ApplicationRequest>
  onStart: (request: ApplicationRequest) => void
}

/** The dialogs of a page with prices; their words are `cart`, `price-panel`, `needs`, `needs-ladder` and `leads`. */
export function PlanDialogs({ items, onRemove, onAdd, onStart, ...open }: PlanDialogsProps) {
  const { cart, price, needs, application } = open
  return (
    <>
      <CartDrawer
        isOpen={cart.what === true}
        items={items}
        onRemove={onRemove}
        onClose={cart.close}
        elsewhere={<ContinueEntry />}
      />
      {price.what ? <PricePanel opened={price.what} onClose={price.close} onStart={onStart} /> : null}
      {needs.what ? <NeedsWithLadder {...needs.what} onAdd={onAdd} onClose={needs.close} /> : null}
      {application.what ? <ApplyDialog request={application.what} onClose={application.close} /> : null}
    </>
  )
}
