import { useSite } from '#app/site/use-site.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'

/** What a legal page says only of a site that is set up so, by the names in its words. */
export function conditionsOf({
  links,
  videos,
  prices,
  assistant,
}: Pick<SiteConfig, 'links' | 'videos' | 'prices' | 'assistant'>) {
  return {
    scheduling: links.schedulingUrl !== null,
    dialer: links.phoneDialerScriptUrl !== null,
    video: Object.values(videos).some((id) => id !== null),
    model: prices === 'modeled',
    rateTables: prices === 'filed',
    quoteService: prices === 'from-service',
    assistantOwn: assistant === 'site-texts',
    assistantModel: assistant === 'model',
  }
}

/** Tells whether a condition holds on this site; throws for a name that is none, so that no words go missing. */
export function useConditions(): (name: string) => boolean {
  const holding = new Map<string, boolean>(Object.entries(conditionsOf(useSite())))
  return (name) => {
    const holds = holding.get(name)
    if (holds === undefined) throw new Error(`A legal page depends on ${name}, which is no condition`)
    return holds
  }
}
