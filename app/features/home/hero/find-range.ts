import { instantQuotesOf } from '#app/backend/instant-quotes.ts'
import { localToday } from '#app/browser/clock.ts'
import type { StateCode } from '#domain/people/states/states.ts'
import type { CompleteAnswers } from '#domain/quotes/instant/first-range/first-answers.ts'
import { type FirstRange, firstForm, firstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'

/** What is found for four answers: a range, or that no plan is offered, or that nothing could be found out. */
export type FoundRange = { readonly range: FirstRange | undefined } | 'failed'

/** Asks for the instant quotes of the answers, and says between what amounts they lie. Never rejects. */
export async function findRange(
  site: SiteConfig,
  answers: CompleteAnswers,
  state: StateCode,
  signal: AbortSignal,
): Promise<FoundRange> {
  const ending = await instantQuotesOf(site, firstForm(answers, state, localToday()), signal)
  return ending.type === 'answered' ? { range: firstRange(ending.quotes) } : 'failed'
}
