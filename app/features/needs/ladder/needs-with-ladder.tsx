import { NeedsDialog } from '#app/features/needs/needs-dialog.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { LadderAsk } from '#domain/needs/ladder/ladder-ask.ts'
import { LadderSection } from './ladder-section.tsx'

/** Who opened "How much do I need?": what takes the amount, and how a ladder is asked for there, if at all. */
export interface OpenedNeeds {
  use: (amount: number) => void
  ladder: LadderAsk | undefined
}

interface NeedsWithLadderProps extends OpenedNeeds {
  /** Puts several plans in the cart at once. */
  onAdd: (items: readonly CartItem[]) => void
  onClose: () => void
}

/** The calculator beside prices: below its answer it compares several policies with one. */
export function NeedsWithLadder({ use, ladder, onAdd, onClose }: NeedsWithLadderProps) {
  if (ladder === undefined) return <NeedsDialog onUse={use} onClose={onClose} />
  return (
    <NeedsDialog
      onUse={use}
      onClose={onClose}
      below={(amounts) => (
        <LadderSection
          amounts={amounts}
          ask={ladder}
          onAdd={(quotes) => {
            onClose()
            onAdd(quotes.map(ladder.itemOf))
          }}
        />
      )}
    />
  )
}
