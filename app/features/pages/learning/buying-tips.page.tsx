import { EnvelopeSum } from './envelope-sum.tsx'
import { GuidePage } from './guide-page.tsx'

/** How to buy: the guide, and its first tip done with numbers. */
export default function BuyingTipsPage() {
  return (
    <GuidePage id="buying-tips">
      <EnvelopeSum />
    </GuidePage>
  )
}
