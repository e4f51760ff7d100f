import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#app/device/cart-store.ts'
import { useFormData } from '#app/device/form-data-store.ts'
import { CartDrawer } from '#app/features/cart/cart-drawer.tsx'
import { paths } from '#app/paths.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { choosePlan } from '#domain/cart/chosen-plan.ts'

/** What a page with prices can do beyond itself. */
export interface PlanDeskActions {
  cartCount: number
  onAdd: (item: CartItem) => void
  onReviewCart: () => void
}

/** What all pages with prices share: adding opens the cart, and a plan of the cart leads on to the options. */
export function PlanDesk({ children }: { children: (actions: PlanDeskActions) => ReactNode }) {
  const navigate = useNavigate()
  const { change } = useFormData()
  const { items, add, remove } = useCart()
  const [isCartOpen, setIsCartOpen] = useState(false)

  function addAndOpen(item: CartItem) {
    add(item)
    setIsCartOpen(true)
  }

  function continueWith(item: CartItem) {
    change((form) => choosePlan(form, item))
    navigate(paths.options)
  }

  return (
    <>
      {children({
        cartCount: items.length,
        onAdd: addAndOpen,
        onReviewCart: () => setIsCartOpen(true),
      })}
      <CartDrawer
        isOpen={isCartOpen}
        items={items}
        onRemove={remove}
        onContinue={continueWith}
        onClose={() => setIsCartOpen(false)}
      />
    </>
  )
}
