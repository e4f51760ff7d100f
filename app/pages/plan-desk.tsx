import type { ReactNode } from 'react'
import { CartButton, CartDrawer } from '#app/features/cart/cart-drawer.tsx'
import { useCart } from '#app/state/device/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { type DeskDialogActions, useDeskDialogs } from './desk-dialogs.tsx'
import { useOpenHere } from './use-open-here.ts'

/** What a page with prices can do beyond itself. */
interface PlanDeskActions extends DeskDialogActions {
  cartCount: number
  cartButton: ReactNode
  onAdd: (item: CartItem) => void
  onReviewCart: () => void
}

/** What all pages with prices share: adding opens the cart. */
export function PlanDesk({ children }: { children: (actions: PlanDeskActions) => ReactNode }) {
  const { items, add, remove } = useCart()
  const cartDrawer = useOpenHere<true>()
  const { dialogs, ...openers } = useDeskDialogs()

  function addAndOpen(item: CartItem) {
    add(item)
    cartDrawer.show(true)
  }

  const onReviewCart = () => cartDrawer.show(true)
  const cartButton = <CartButton count={items.length} onOpen={onReviewCart} />
  return (
    <>
      {children({ cartCount: items.length, cartButton, onAdd: addAndOpen, onReviewCart, ...openers })}
      <CartDrawer
        isOpen={cartDrawer.what === true}
        items={items}
        onRemove={remove}
        onClose={cartDrawer.close}
      />
      {dialogs}
    </>
  )
}
