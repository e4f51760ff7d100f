import type { ReactNode } from 'react'
import type { OpenedNeeds } from '#app/features/needs/ladder/needs-with-ladder.tsx'
import type { OpenedPrice } from '#app/features/price-panel/price-panel.tsx'
import { useNavigate } from '#app/routing/router.tsx'
import { useOpenHere } from '#app/routing/use-open-here.ts'
import { latePart } from '#app/site/late-part.ts'
import { useCart } from '#app/state/device/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { type ApplicationRequest, isForCall } from '#domain/leads/submission/application-from.ts'
import { paths } from '#domain/site/paths.ts'
import { LoadFailure } from './load-failure.tsx'

const planDialogs = latePart(() => import('./plan-dialogs.tsx'))

/** The dialogs of a page with prices, to be rendered beside it, and what opens them. They are loaded after the page. */
export function useDeskDialogs() {
  const { items, add, remove } = useCart()
  const cart = useOpenHere<true>()
  const price = useOpenHere<OpenedPrice>()
  const needs = useOpenHere<OpenedNeeds>()
  const application = useOpenHere<ApplicationRequest>()
  const navigate = useNavigate()
  const opened = [cart, price, needs, application].filter(({ what }) => what !== undefined)
  const { part, isFailed } = planDialogs.usePart(opened.length > 0)
  planDialogs.useFromFirstTouch()

  function start(request: ApplicationRequest) {
    price.close()
    if (isForCall(request)) void navigate(paths.contact, { state: { plans: request.plans } })
    else application.show(request)
  }

  function addAll(added: readonly CartItem[]) {
    added.forEach(add)
    cart.show(true)
  }

  function closeAll() {
    for (const { close } of opened) close()
  }
  let dialogs: ReactNode = null
  if (part) {
    const open = { cart, price, needs, application }
    dialogs = <part.PlanDialogs {...open} items={items} onRemove={remove} onAdd={addAll} onStart={start} />
  } else if (isFailed && opened.length > 0) {
    dialogs = <LoadFailure onRetry={planDialogs.loadAgain} onClose={closeAll} />
  }
  return { items, addAll, cart, price, needs, start, dialogs }
}
