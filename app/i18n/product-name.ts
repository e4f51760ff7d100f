import type { TFunction } from 'i18next'
import { productNameFor, type SoldPlanType } from '#domain/plans/plan-type.ts'

/** A plan's name; one that its carrier does not name gets the plan type's, which has words in both languages. */
export function productNameOf(t: TFunction, productName: string, planType: SoldPlanType): string {
  return productName === productNameFor(planType) ? t(`common:policies.${planType}`) : productName
}
