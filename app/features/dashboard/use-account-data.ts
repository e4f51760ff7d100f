import type { SupabaseClient } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { browserStore, reportStorage } from '#app/state/browser-store.ts'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { readAnswersRow } from '#app/state/sync/account-answers.ts'
import { readProfile, saveFullName } from '#app/state/sync/profile.ts'
import { deleteSavedPlan, readSavedPlans, starSavedPlan, storePlans } from '#app/state/sync/saved-plans.ts'
import { syncAccount, syncIfDue } from '#app/state/sync/sync-account.ts'
import { type AccountAnswers, noAccountAnswers } from '#domain/account/sync/account-answers.ts'
import type { ProfileRow } from '#domain/account/sync/profile-row.ts'
import { isSamePlan, type PlanDetails, type SavedPlan } from '#domain/plans/saved-plan.ts'
import { readDevicePlans } from '#domain/storage/stored-device.ts'

/** What was read of an account so far; `away` is a part that could not be read. */
interface AccountData {
  readonly userId: string
  readonly profile?: { readonly row: ProfileRow | undefined; readonly answers?: AccountAnswers } | 'away'
  readonly plans?: readonly SavedPlan[] | 'away'
}

/** What was read of the profile; nothing where it could not be. */
function readPart(profile: AccountData['profile']) {
  return profile === 'away' ? undefined : profile
}

type OpenClient = () => Promise<SupabaseClient>

/** Does something with the account; a failure is logged, and gives undefined. */
async function tried<Result>(
  what: string,
  open: OpenClient,
  work: (client: SupabaseClient) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  try {
    return { result: await work(await open()) }
  } catch (error) {
    logError(what, error)
    return undefined
  }
}

/** Reads the account and shows each part as it comes. What the device hands over is in the account first. */
async function readAccount(open: OpenClient, show: (part: Partial<AccountData>) => void): Promise<void> {
  const handsOver = readDevicePlans(browserStore(), reportStorage).length > 0
  const inStep = tried('The account could not be opened', open, syncIfDue)
  async function readPlans() {
    if (handsOver) await inStep
    const plans = await tried('The saved plans could not be read', open, readSavedPlans)
    show({ plans: plans?.result ?? 'away' })
  }
  async function readRow() {
    await inStep
    const read = await tried('The profile could not be read', open, async (client) => {
      const [row, answers] = await Promise.all([readProfile(client), readAnswersRow(client)])
      return { row, answers: answers?.answers ?? noAccountAnswers }
    })
    show({ profile: read?.result ?? 'away' })
  }
  await Promise.all([readPlans(), readRow()])
}

/** The account of this user, read when the page opens, with the ways to change it; nothing while nobody is signed in. */
export function useAccountData(userId: string | undefined) {
  const open = useAccountClient()
  const [data, setData] = useState<AccountData>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads anew
  useEffect(() => {
    if (userId === undefined) return
    let isCurrent = true
    void readAccount(open, (part) => {
      if (isCurrent) setData((known) => ({ ...(known?.userId === userId && known), ...part, userId }))
    })
    return () => {
      isCurrent = false
    }
  }, [userId, open, attempt])

  const changePlans = (change: (plans: readonly SavedPlan[]) => readonly SavedPlan[]) =>
    setData((known) => (Array.isArray(known?.plans) ? { ...known, plans: change(known.plans) } : known))
  const showStar = (planId: string, is_favorite: boolean) =>
    changePlans((plans) => plans.map((plan) => (plan.id === planId ? { ...plan, is_favorite } : plan)))

  return {
    data: data?.userId === userId ? data : undefined,
    lookAgain() {
      setData((known) => known && { userId: known.userId, ...(known.profile && { profile: known.profile }) })
      setAttempt((count) => count + 1)
    },
    async remove(planId: string): Promise<boolean> {
      const deleted = await tried('A saved plan could not be deleted', open, (client) =>
        deleteSavedPlan(client, planId),
      )
      if (deleted) changePlans((plans) => plans.filter(({ id }) => id !== planId))
      return deleted !== undefined
    },
    async restore(planDetails: PlanDetails, isFavorite: boolean): Promise<SavedPlan | undefined> {
      const restored = await tried('A saved plan could not be brought back', open, async (client) => {
        await storePlans(client, [{ planDetails, isFavorite }])
        return readSavedPlans(client)
      })
      if (!restored) return undefined
      changePlans(() => restored.result)
      return restored.result.find((plan) => isSamePlan(plan.plan_details, planDetails))
    },
    async star(planId: string, isFavorite: boolean): Promise<void> {
      showStar(planId, isFavorite)
      const starred = await tried('A saved plan could not be starred', open, (client) =>
        starSavedPlan(client, planId, isFavorite),
      )
      if (!starred) showStar(planId, !isFavorite)
    },
    async saveName(fullName: string): Promise<void> {
      await tried('The name could not be saved', open, async (client) => {
        await saveFullName(client, fullName)
        const row = await readProfile(client)
        setData((known) => known && { ...known, profile: { ...readPart(known.profile), row } })
        await syncAccount(client, { savesSelections: false })
      })
    },
  }
}
