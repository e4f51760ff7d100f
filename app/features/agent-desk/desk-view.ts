import type { To } from '#app/routing/router.tsx'
import { paths } from '#domain/site/paths.ts'

export const deskViews = ['leads', 'mail', 'settings'] as const
export type DeskView = (typeof deskViews)[number]

/** Where list and lead stand side by side (agent-desk.module.css). */
export const sideBySide = '(min-width: 64rem)'

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What an address of the desk shows: a view, or one lead, as a mail's link names it. */
export interface DeskPlace {
  view: DeskView
  /** The lead that is asked for; empty where it is no id that can exist. */
  lead: string | undefined
}

export function deskPlaceOf(search: string): DeskPlace {
  const query = new URLSearchParams(search)
  const view = deskViews.find((known) => known === query.get('view')) ?? 'leads'
  const lead = query.get('lead')
  if (lead === null) return { view, lead: undefined }
  return { view: 'leads', lead: idPattern.test(lead) ? lead.toLowerCase() : '' }
}

export function toView(view: DeskView): To {
  return { pathname: paths.agent, search: view === 'leads' ? '' : `view=${view}` }
}

export function toLead(id: string): To {
  return { pathname: paths.agent, search: `lead=${id}` }
}
