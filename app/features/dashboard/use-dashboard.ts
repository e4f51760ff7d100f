import { localToday } from '#app/browser/clock.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { sessionEnd } from '#app/state/session/session-end.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { useIsAgent } from '#app/state/session/use-is-agent.ts'
import { useLeaving } from '#app/state/session/use-leaving.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { isComplete } from '#domain/questionnaire/steps.ts'
import { openQuestions } from '#domain/quotes/open-questions.ts'
import { paths } from '#domain/site/paths.ts'
import {
  type Account,
  emptyProfile,
  isWorthADashboard,
  type ProfileView,
  profileOfDevice,
  profileOfRow,
} from './profile-view.ts'
import { useAccountData } from './use-account-data.ts'
import { nameOnDevice, useDeviceProfile } from './use-device-profile.ts'
import { type SavedPlansView, useSavedPlans } from './use-saved-plans.ts'

export interface Dashboard {
  state: 'waiting' | 'ready'
  /** Where somebody belongs who has no dashboard here. */
  redirect: string | undefined
  account: Account | undefined
  profile: ProfileView
  plans: SavedPlansView
  /** Something that a price rests on is still to be asked. */
  hasOpenQuestions: boolean
  /** It is known that the profile has no name. */
  isNameMissing: boolean
  /** Whether the account had the agent's role when its session was last renewed; the desk itself asks anew. */
  isAgent: boolean
  saveName: (fullName: string) => void
  signOut: () => void
}

/** Whose dashboard it is and what stands on it: the account's data, or this device's. */
export function useDashboard(): Dashboard {
  const session = useSession()
  const account = session.state === 'signed-in' ? session : undefined
  const accountData = useAccountData(account?.userId)
  const plans = useSavedPlans(account && accountData)
  const onDevice = useDeviceProfile()
  const { form } = useFormData()
  const { isLeaving, leave } = useLeaving()

  const read = account && accountData.data?.profile
  const ofAccount = read === 'away' ? undefined : read
  const known = ofAccount?.row
    ? profileOfRow(ofAccount.row, ofAccount.answers)
    : onDevice && profileOfDevice(onDevice, form)
  const isNobody = session.state === 'none' && !isWorthADashboard(known, plans.plans.length)
  // Whose session the service ended is told so where they sign in again.
  const wayOut = session.state === 'none' && sessionEnd() ? paths.auth : paths.home
  const redirect = isNobody ? wayOut : session.state === 'code-needed' ? paths.auth : undefined
  const isReading = account !== undefined && read === undefined && plans.state !== 'away' && !onDevice
  const isWaiting = session.state === 'unknown' || redirect !== undefined || isReading || isLeaving

  function saveName(fullName: string) {
    if (account) void accountData.saveName(fullName)
    else nameOnDevice(fullName)
  }

  return {
    state: isWaiting ? 'waiting' : 'ready',
    redirect: isLeaving ? undefined : redirect,
    account,
    profile: { ...(known ?? emptyProfile), email: known?.email || (account?.email ?? '') },
    plans,
    isAgent: useIsAgent(account?.userId),
    hasOpenQuestions: hasOpenQuestions(form),
    isNameMissing: (account === undefined || ofAccount !== undefined) && !known?.fullName.trim(),
    saveName,
    signOut: leave,
  }
}

function hasOpenQuestions(form: FormData): boolean {
  const today = localToday()
  return !isComplete(form, today) || openQuestions(form, primaryPerson(form), today).length > 0
}
