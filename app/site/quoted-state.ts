import { isStateCode } from '#domain/people/states/states.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'

/**
 * Whether prices may be shown to someone who lives there: giving a premium to a resident is transacting, which
 * takes that state's licence. An unanswered state is asked about elsewhere and refused nothing here.
 */
export function isQuotedState(
  licensed: SiteConfig['agent']['licensedStates'],
  residentState: string,
): boolean {
  return licensed === 'all' || !isStateCode(residentState) || licensed.includes(residentState)
}
