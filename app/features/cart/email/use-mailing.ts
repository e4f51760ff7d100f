import { useState } from 'react'
import { emailQuote } from '#app/backend/lead-functions.ts'
import { useHandOver } from '#app/leads/use-hand-over.ts'
import { useSite } from '#app/site/use-site.ts'
import type { quoteEmailFrom } from '#domain/leads/submission/quote-email-from.ts'

type Quote = ReturnType<typeof quoteEmailFrom>

/** How many plans go where. */
export interface SentQuote {
  email: string
  count: number
}

/** Hands a quote over to be mailed; `sent` stands once it is stored, also where the cart was closed meanwhile. */
export function useMailing() {
  const site = useSite()
  const { status, handOver, reset } = useHandOver<Quote>((quote) => emailQuote(site, quote))
  const [sent, setSent] = useState<SentQuote>()

  async function mail(quote: Quote) {
    if (await handOver(quote)) setSent({ email: quote.email, count: quote.plans.length })
  }

  return {
    status,
    sent,
    mail: (quote: Quote) => void mail(quote),
    reset() {
      setSent(undefined)
      reset()
    },
  }
}

export type Mailing = ReturnType<typeof useMailing>
