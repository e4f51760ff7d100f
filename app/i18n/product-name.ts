import type { TFunction } from 'i18next'
import { plainNameOf, productNameFor, type SoldPlanType } from '#domain/plans/plan-type.ts'

/**
 * A plan's name. One that its carrier does not name gets the plan type's, and one that is no more than a description
 * is said in the page's language; a carrier's own name stays as it is.
 */
export function productNameOf(t: TFunction, productName: string, planType: SoldPlanType): string {
  if (productName === productNameFor(planType)) return t(`common:policies.${planType}`)
  return plainProductName(t, productName)
}

/** As `productNameOf`, where a plan without a name is told otherwise. */
export function plainProductName(t: TFunction, productName: string): string {
  const plain = plainNameOf(productName)
  return plain ? t(`leads:plan.products.${plain.planType}`, { years: plain.years }) : productName
}
