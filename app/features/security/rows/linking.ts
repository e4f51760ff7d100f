import { isRecord } from '#domain/json/is-record.ts'
import { paths } from '#domain/site/paths.ts'

/** Where Google sends the visitor back to after linking: the callback, which leads on to the dashboard. */
export function linkingAddress(origin: string): string {
  return `${origin}${paths.authCallback}?linked=google`
}

/** How linking ended: undefined where nobody comes from linking; `refusal` is the service's code of a failure. */
export interface LinkingOutcome {
  refusal: string | undefined
}

/** Reads what the callback handed over with the way to the dashboard. */
export function linkingOutcome(state: unknown): LinkingOutcome | undefined {
  if (!isRecord(state) || !isRecord(state.linking)) return undefined
  const { refusal } = state.linking
  return { refusal: typeof refusal === 'string' ? refusal : undefined }
}
