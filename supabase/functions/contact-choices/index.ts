import { contactChoices } from '#functions/leads/contact-choices.ts'
import { createRefuseContact } from '#functions/leads/lead-store.ts'
import { dataApi } from '../_shared/data-api.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('contact-choices', contactChoices, (hosted) => ({
  ...hosted,
  refuseContact: createRefuseContact(dataApi(hosted)),
}))
