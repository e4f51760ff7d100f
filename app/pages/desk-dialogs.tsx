import type { ReactNode } from 'react'
import { NeedsDialog } from '#app/features/needs/needs-dialog.tsx'
import { type OpenedPrice, PricePanel } from '#app/features/price-panel/price-panel.tsx'
import { ApplyDialog } from '#app/leads/apply-dialog.tsx'
import { useNavigate } from '#app/routing/router.tsx'
import { type ApplicationRequest, isForCall } from '#domain/leads/submission/application-from.ts'
import { paths } from '#domain/site/paths.ts'
import { useOpenHere } from './use-open-here.ts'

/** What opens the dialogs that every page with prices has; their words are `price-panel`, `needs` and `leads`. */
export interface DeskDialogActions {
  onOpenPrice: (opened: OpenedPrice) => void
  /** Opens "How much do I need?"; `use` takes the amount in USD that the visitor wants to use. */
  onOpenNeeds: (use: (amount: number) => void) => void
  /** Opens the form that starts an application; a sample price is settled in a call. */
  onStart: (request: ApplicationRequest) => void
}

/** The dialogs of a page with prices, to be rendered beside it, and what opens them. */
export function useDeskDialogs(): DeskDialogActions & { dialogs: ReactNode } {
  const price = useOpenHere<OpenedPrice>()
  const needs = useOpenHere<(amount: number) => void>()
  const application = useOpenHere<ApplicationRequest>()
  const navigate = useNavigate()

  function start(request: ApplicationRequest) {
    price.close()
    if (isForCall(request)) void navigate(paths.contact, { state: { plans: request.plans } })
    else application.show(request)
  }

  return {
    onOpenPrice: price.show,
    onOpenNeeds: needs.show,
    onStart: start,
    dialogs: (
      <>
        {price.what ? <PricePanel opened={price.what} onClose={price.close} onStart={start} /> : null}
        {needs.what ? <NeedsDialog onUse={needs.what} onClose={needs.close} /> : null}
        {application.what ? <ApplyDialog request={application.what} onClose={application.close} /> : null}
      </>
    ),
  }
}
