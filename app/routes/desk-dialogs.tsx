import type { ReactNode } from 'react'
import { NeedsDialog } from '#app/features/needs/needs-dialog.tsx'
import { type OpenedPrice, PricePanel } from '#app/features/price-panel/price-panel.tsx'
import { useOpenHere } from './use-open-here.ts'

/** What opens the dialogs that every page with prices has; their words are `price-panel` and `needs`. */
export interface DeskDialogActions {
  /** Opens what a price is made of. */
  onOpenPrice: (opened: OpenedPrice) => void
  /** Opens "How much do I need?"; `use` takes the amount in USD that the visitor wants to use. */
  onOpenNeeds: (use: (amount: number) => void) => void
}

/** The dialogs of a page with prices, to be rendered beside it, and what opens them. */
export function useDeskDialogs(): DeskDialogActions & { dialogs: ReactNode } {
  const price = useOpenHere<OpenedPrice>()
  const needs = useOpenHere<(amount: number) => void>()
  return {
    onOpenPrice: price.show,
    onOpenNeeds: needs.show,
    dialogs: (
      <>
        {price.what ? <PricePanel opened={price.what} onClose={price.close} /> : null}
        {needs.what ? <NeedsDialog onUse={needs.what} onClose={needs.close} /> : null}
      </>
    ),
  }
}
