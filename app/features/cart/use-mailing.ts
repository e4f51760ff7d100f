import { emailQuote } from '#app/backend/lead-functions.ts'
import { useHandOver } from '#app/leads/use-hand-over.ts'
import { useSite } from '#app/site/use-site.ts'
import type { quoteEmailFrom } from '#domain/leads/quote-email-from.ts'

/** Hands a quote over to be mailed. */
export function useMailing() {
  const site = useSite()
  return useHandOver<ReturnType<typeof quoteEmailFrom>>((quote) => emailQuote(site, quote))
}

export type Mailing = ReturnType<typeof useMailing>
