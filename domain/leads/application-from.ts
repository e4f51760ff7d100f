import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { type Application, applicationSchema, type LeadPlan } from './lead.ts'
import { leadPersonFrom } from './lead-person.ts'
import { leadText } from './lead-text.ts'

const longestName = 120

/** What somebody wants to apply for, and for whom: the answers of these people go with it. */
export interface Wish {
  plans: readonly LeadPlan[]
  personIds: readonly string[]
}

/**
 * The application for the wished plans with the answers of those who apply, as `submit-application` takes it; undefined
 * while the contact answers are incomplete, or without a plan. The contact is the first person's, whoever applies.
 */
export function applicationFrom(parts: {
  form: FormData
  wish: Wish
  language: Application['language']
  /** The page's path, without parameters. */
  page: string
  consent: boolean
  consentVersion: string
  /** A UUID made once per submission, kept over retries. */
  idempotencyKey: string
  /** What stands in the field that nobody sees. */
  website?: string
}): Application | undefined {
  const { form, wish, website, ...rest } = parts
  const { fullName, email, phone } = primaryPerson(form)
  const application = applicationSchema.safeParse({
    ...rest,
    ...(website ? { website } : {}),
    fullName: leadText(fullName, longestName),
    email: email.trim(),
    phone: leadText(phone, 60),
    plans: wish.plans,
    people: form.people.filter(({ id }) => wish.personIds.includes(id)).map(leadPersonFrom),
  })
  return application.success ? application.data : undefined
}
