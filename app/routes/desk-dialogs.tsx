import { type ReactNode, useState } from 'react'
import { NeedsDialog } from '#app/features/needs/needs-dialog.tsx'
import { type OpenedPrice, PricePanel } from '#app/features/price-panel/price-panel.tsx'

/** What opens the dialogs that every page with prices has; their words are `price-panel` and `needs`. */
export interface DeskDialogActions {
  /** Opens what a price is made of. */
  onOpenPrice: (opened: OpenedPrice) => void
  /** Opens "How much do I need?"; `use` takes the amount in USD that the visitor wants to use. */
  onOpenNeeds: (use: (amount: number) => void) => void
}

/** The dialogs of a page with prices, to be rendered beside it, and what opens them. */
export function useDeskDialogs(): DeskDialogActions & { dialogs: ReactNode } {
  const [opened, setOpened] = useState<OpenedPrice>()
  const [useAmount, setUseAmount] = useState<(amount: number) => void>()
  return {
    onOpenPrice: setOpened,
    onOpenNeeds: (use) => setUseAmount(() => use),
    dialogs: (
      <>
        {opened ? <PricePanel opened={opened} onClose={() => setOpened(undefined)} /> : null}
        {useAmount ? <NeedsDialog onUse={useAmount} onClose={() => setUseAmount(undefined)} /> : null}
      </>
    ),
  }
}
