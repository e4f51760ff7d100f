import type { CarrierColor } from '#domain/carriers/carrier.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'

/** What the carrier strip shows of one carrier. */
export interface CarrierItem {
  name: string
  /** Address of its logo; without one its name stands there in type. */
  logo: string | null
  /** The class of the gradient that its name wears. */
  color: CarrierColor
}

/** The carriers that the operator's settings put into the strip, in their order. */
export function carrierItems(carriers: SiteConfig['carriers']): CarrierItem[] {
  return carriers
    .filter(({ inCarrierStrip }) => inCarrierStrip)
    .map(({ name, logo, color }) => ({ name, logo, color }))
}
