import { GuidePage } from './guide-page.tsx'

/** How to buy: the guide, and what a family of an example would add up. */
export function BuyingTipsPage() {
  return <GuidePage id="buying-tips" page="buyingTips" />
}
