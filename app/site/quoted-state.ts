import type { SiteConfig } from '#config/public-settings.ts'
import { isStateCode } from '#domain/people/states/states.ts'

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
