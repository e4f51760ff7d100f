import type { CartItem } from '#domain/cart/cart-item.ts'
import { chosenPlans, itemOfChosenPlan } from '#domain/cart/chosen-plan.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { type Application, applicationSchema } from './lead.ts'
import { leadPersonFrom } from './lead-person.ts'
import { leadText } from './lead-text.ts'
import { leadPlanOfChoice } from './plan-of-item.ts'

const longestName = 120

/**
 * The application for the chosen plans, with the answers of those who apply, as `submit-application` takes it; undefined while the contact answers are
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
  const chosen = chosenPlans(form)
  const applying = new Set(chosen.map(({ personId }) => personId))
  const application = applicationSchema.safeParse({
    ...rest,
    fullName: leadText(fullName, longestName),
    email,
    phone,
    plans: chosen.map((plan) => leadPlanOfChoice(plan, itemOfChosenPlan(plan, cart))),
    people: form.people.filter(({ id }) => applying.has(id)).map(leadPersonFrom),
  })
  return application.success ? application.data : undefined
}
