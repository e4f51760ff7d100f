import type { CartItem } from '#domain/cart/cart-item.ts'
import { type ChosenPlan, chosenPlans, itemOfChosenPlan } from '#domain/cart/chosen-plan.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { productNameFor } from '#domain/plans/labels.ts'
import { type Application, applicationSchema } from './lead.ts'

const longestName = 120

/**
 * The application for the chosen plans, as `submit-application` takes it; undefined while the contact answers are
 * incomplete or no plan is chosen. The cart tells each plan's product and whether its price is a sample. A plan
 * whose cart item is gone counts as a sample: its origin is no longer known, so a call has to settle it.
 */
export function applicationFrom(parts: {
  form: FormData
  cart?: readonly CartItem[]
  language: Application['language']
  /** The page's path, without parameters. */
  page: string
  consent: boolean
  consentVersion: string
  /** A UUID made once per submission, kept over retries. */
  idempotencyKey: string
}): Application | undefined {
  const { form, cart = [], ...rest } = parts
  const { fullName, email, phone } = primaryPerson(form)
  const plans = chosenPlans(form).map((plan) => planOf(plan, itemOfChosenPlan(plan, cart)))
  const application = applicationSchema.safeParse({
    ...rest,
    fullName: shortened(fullName),
    email,
    phone,
    plans,
  })
  return application.success ? application.data : undefined
}

function planOf(plan: ChosenPlan, item: CartItem | undefined): Application['plans'][number] {
  const { company, planType, coverage, monthlyPrice, personName, term } = plan
  return {
    company,
    productName: item?.productName ?? productNameFor(planType),
    planType,
    coverage,
    monthlyPrice,
    ...(term === undefined ? {} : { term }),
    personName: shortened(personName),
    applyProductCode: item?.applyProductCode ?? '',
    isSample: item?.isSample ?? true,
  }
}

// A longer name would make the application invalid, and nobody could see why.
function shortened(name: string): string {
  return name.trim().slice(0, longestName)
}
