import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { sessionUser } from '#app/state/session/client-session.ts'
import { newPlansOnly } from '#domain/account/plans/unite-plans.ts'
import {
  type PlanDetails,
  planDetailsSchema,
  planNameFor,
  type SavedPlan,
  savedPlanSchema,
  storedPlanDetails,
} from '#domain/plans/saved-plan.ts'

/** What the database answers when the same plan is saved already. */
const sameKey = '23505'

/** The most characters that the database takes of a plan's name; the details hold the parts in full. */
const longestName = 400

interface PlanToSave {
  readonly planDetails: PlanDetails
  readonly isFavorite?: boolean
}

const rows = z.array(z.unknown())

/** The signed-in user's plans, newest first; a row that is no plan is left out. Rejects when they can't be read. */
export async function readSavedPlans(client: SupabaseClient): Promise<SavedPlan[]> {
  const { id } = await sessionUser(client)
  const { data, error } = await client
    .from('saved_plans')
    .select('*')
    .eq('user_id', id)
    .order('created_at', { ascending: false })
  if (error) throw error
  return rows.parse(data).flatMap((row) => {
    const plan = savedPlanSchema.safeParse(row)
    return plan.success ? [plan.data] : []
  })
}

/** Saves the plans that are not saved yet: same carrier, plan type, coverage and person name. Rejects on failure. */
export async function savePlans(
  client: SupabaseClient,
  details: readonly PlanDetails[],
): Promise<{ saved: number; skipped: number }> {
  return storePlans(
    client,
    details.map((planDetails) => ({ planDetails })),
  )
}

/** As `savePlans`, keeping which of them are favorites. */
export async function storePlans(
  client: SupabaseClient,
  plans: readonly PlanToSave[],
): Promise<{ saved: number; skipped: number }> {
  if (plans.length === 0) return { saved: 0, skipped: 0 }
  const { id } = await sessionUser(client)
  const { data, error } = await client.from('saved_plans').select('plan_details').eq('user_id', id)
  if (error) throw error
  const kept = rows.parse(data).flatMap((row) => {
    const plan = z.object({ plan_details: planDetailsSchema }).safeParse(row)
    return plan.success ? [plan.data.plan_details] : []
  })
  const fresh = newPlansOnly(plans, kept)
  const saved = await insertPlans(
    client,
    fresh.map(({ planDetails, isFavorite = false }) => ({
      user_id: id,
      plan_name: planNameFor(planDetails).slice(0, longestName),
      plan_details: storedPlanDetails(planDetails),
      is_favorite: isFavorite,
    })),
  )
  return { saved, skipped: plans.length - saved }
}

/** Inserts all at once, or one by one where another tab saved one of them meanwhile. Gives how many went in. */
async function insertPlans(client: SupabaseClient, plans: readonly object[]): Promise<number> {
  if (plans.length === 0) return 0
  // The database passes over a plan that another device saved a moment ago; some refuse it with the rest.
  const { data, error } = await client
    .from('saved_plans')
    .insert([...plans])
    .select('id')
  if (!error) return rows.parse(data).length
  if (error.code !== sameKey) throw error
  if (plans.length === 1) return 0
  let saved = 0
  for (const plan of plans) saved += await insertPlans(client, [plan])
  return saved
}

/**
 * Takes a change that met no row: the row is gone already, or hidden because the session was ended elsewhere, which
 * only the accounts service tells. Then the client ends it here too, and this rejects.
 */
async function assertSessionHolds(client: SupabaseClient): Promise<void> {
  const { error } = await client.auth.getUser()
  if (error) throw error
}

/** Deletes a saved plan; one that is gone already counts as deleted. Rejects when that fails. */
export async function deleteSavedPlan(client: SupabaseClient, id: string): Promise<void> {
  const { data, error } = await client.from('saved_plans').delete().eq('id', id).select('id')
  if (error) throw error
  if (data.length === 0) await assertSessionHolds(client)
}

/** Makes a saved plan a favorite, or no longer one. Rejects when that fails. */
export async function starSavedPlan(client: SupabaseClient, id: string, isFavorite: boolean): Promise<void> {
  const change = client.from('saved_plans').update({ is_favorite: isFavorite })
  const { data, error } = await change.eq('id', id).select('id')
  if (error) throw error
  if (data.length === 0) await assertSessionHolds(client)
}
