import { useContext } from 'react'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import { SiteContext } from './site-context.ts'

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
