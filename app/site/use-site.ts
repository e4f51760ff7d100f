import { useRouteLoaderData } from 'react-router'
import type { SiteConfig } from '#config/public-settings.ts'

/** The settings where even the root may have failed, such as on an error page. */
export function useSiteIfKnown(): SiteConfig | undefined {
  return useRouteLoaderData<SiteConfig>('root')
}

/** The operator's public settings, the same on every page. */
export function useSite(): SiteConfig {
  const site = useSiteIfKnown()
  if (!site) throw new Error('The site settings are missing: the root loader did not run')
  return site
}

/** A phone number such as (800) 555-0142 as a link that dials it. */
export function phoneHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`
}
