import { useTranslation } from 'react-i18next'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { productNameFor } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'

/** A product's name; one that its carrier does not name gets the plan type's, which has words in both languages. */
export function useProductName(planType: PlanType): (quote: Quote) => string {
  const { t } = useTranslation('comparison')
  return ({ productName }) =>
    productName === productNameFor(planType) ? t(`plans.${planType}.product`) : productName
}
