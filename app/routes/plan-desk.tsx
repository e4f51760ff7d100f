import type { ReactNode } from 'react'
import { useCart } from '#app/device/cart-store.ts'
import { useFormData } from '#app/device/form-data-store.ts'
import { CartButton } from '#app/features/cart/cart-button.tsx'
import { CartDrawer } from '#app/features/cart/cart-drawer.tsx'
import { paths } from '#app/paths.ts'
import { useNavigate } from '#app/routing/router.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { choosePlan } from '#domain/cart/chosen-plan.ts'
import { type DeskDialogActions, useDeskDialogs } from './desk-dialogs.tsx'
import { useOpenHere } from './use-open-here.ts'

/** What a page with prices can do beyond itself. */
export interface PlanDeskActions extends DeskDialogActions {
  cartCount: number
  cartButton: ReactNode
  onAdd: (item: CartItem) => void
  onReviewCart: () => void
}

/** What all pages with prices share: adding opens the cart, and a plan of the cart leads on to the options. */
export function PlanDesk({ children }: { children: (actions: PlanDeskActions) => ReactNode }) {
  const navigate = useNavigate()
  const { change } = useFormData()
  const { items, add, remove } = useCart()
  const cartDrawer = useOpenHere<true>()
  const { dialogs, ...openers } = useDeskDialogs()

  function addAndOpen(item: CartItem) {
    add(item)
    cartDrawer.show(true)
  }

  function continueWith(item: CartItem) {
    change((form) => choosePlan(form, item))
    navigate(paths.options)
  }

  const onReviewCart = () => cartDrawer.show(true)
  const cartButton = <CartButton count={items.length} onOpen={onReviewCart} />
  const cart = { items, onRemove: remove, onContinue: continueWith, onClose: cartDrawer.close }
  return (
    <>
      {children({ cartCount: items.length, cartButton, onAdd: addAndOpen, onReviewCart, ...openers })}
      <CartDrawer isOpen={cartDrawer.what === true} {...cart} />
      {dialogs}
    </>
  )
}
