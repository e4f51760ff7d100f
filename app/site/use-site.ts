import { createContext, useContext } from 'react'
import { dataIn } from '#app/browser/page-data.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'

/** The settings where even the root may have failed, such as on an error page. */
export function useSiteIfKnown(): SiteConfig | undefined {
  return useContext(SiteContext)
}

/** The operator's public settings, the same on every page. */
export function useSite(): SiteConfig {
  const site = useSiteIfKnown()
  if (!site) throw new Error('The site settings are missing: there is no SiteContext around this')
  return site
}

/** The site's public settings, as the server handed them to this rendering. */
export const SiteContext = createContext<SiteConfig | undefined>(undefined)

/** The settings that the server put into this page. Throws where there are none. */
export function siteConfigOf(page: Document): SiteConfig {
  return JSON.parse(dataIn(page, 'site-config'))
}
