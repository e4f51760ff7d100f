import type { FindEstimate } from '#functions/quotes/estimate/find-estimate.ts'
import { usDate } from '#functions/us-date.ts'
import type { Hosted } from './serve-function.ts'

/** Estimates for the chat, by the source of prices that the settings name, which is made with the first of them. */
export function hostedEstimate({ settings, env }: Pick<Hosted, 'settings' | 'env'>): FindEstimate {
  let made: Promise<FindEstimate> | undefined
  async function make(): Promise<FindEstimate> {
    const { findEstimate } = await import('#functions/quotes/estimate/find-estimate.ts')
    const { quotesFromProvider } = await import('#functions/quotes/estimate/find-quotes-for.ts')
    const { hostedProvider } = await import('./hosted-provider.ts')
    const provider = hostedProvider(settings, env)
    const findQuotes = quotesFromProvider(provider, settings.placeholderProspect, () => new Date())
    const { licensedStates } = settings.agent
    return (answers) => findEstimate(answers, { findQuotes, licensedStates, today: usDate(new Date()) })
  }
  return async (answers) => {
    made ??= make()
    const estimate = await made
    return estimate(answers)
  }
}
