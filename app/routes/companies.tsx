import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#app/device/cart-store.ts'
import { useFormData } from '#app/device/form-data-store.ts'
import { CartDrawer } from '#app/features/cart/cart-drawer.tsx'
import { ComparisonPage } from '#app/features/comparison/comparison-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'
import { paths } from '#app/paths.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { choosePlan } from '#domain/cart/chosen-plan.ts'

export const handle = {
  namespaces: ['comparison', 'cart'],
  meta: 'comparison:meta',
  personal: true,
  canonical: paths.companies,
} satisfies PageHandle

/** The comparison and the cart that it fills: adding opens the cart, and a plan of the cart leads on to the options. */
export default function Companies() {
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
      <ComparisonPage cartCount={items.length} onAdd={addAndOpen} onReviewCart={() => setIsCartOpen(true)} />
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
