import { paths } from '#domain/site/paths.ts'
import type { CallbackAddress } from './callback-address.ts'
import type { Destination } from './complete-sign-in.ts'

/** How somebody comes back who went to Google to link it to their account; `refusal` is the code of a failure. */
export interface LinkReturn {
  refusal?: string
}

/** Reads it from the callback's address; undefined where nobody comes from linking. */
export function linkReturn(search: string, hash: string): LinkReturn | undefined {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
  if (query.get('linked') !== 'google') return undefined
  const find = (name: string) => fragment.get(name) || query.get(name)
  const refusal = find('error_code') ?? find('error')
  return refusal ? { refusal } : {}
}

/** Where linking leads: back to the dashboard, which says how it went. What stopped the session itself goes its own way. */
export function afterLinking(
  linking: LinkReturn | undefined,
  address: CallbackAddress,
  destination: Destination,
): Destination {
  const isBack = address.kind === 'refused' || destination.to === paths.dashboard
  return linking && isBack ? { to: paths.dashboard, state: { linking } } : destination
}
