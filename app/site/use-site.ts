import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** The settings where even the root may have failed, such as on an error page. */
export function useSiteIfKnown() {
  return useRouteLoaderData<typeof loader>('root')
}

/** The operator's public settings, the same on every page. */
export function useSite() {
  const site = useSiteIfKnown()
  if (!site) throw new Error('The site settings are missing: the root loader did not run')
  return site
}

/** A phone number such as (800) 555-0142 as a link that dials it. */
export function phoneHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`
}
