import { z } from 'zod'
import { RequestError } from '#functions/http/request-error.ts'
import type { Sealer } from '#functions/seal.ts'

/** Plans that one sealed text holds: few enough for an id to stay short, many enough for most answers to need one. */
const plansTogether = 12

/**
 * Ids that start an application for each of the plans (JSON), good until `expiresAt`. Plans of one answer are sealed
 * together and told apart by a number behind it: sealing each by itself would be most of the work of an answer. A plan
 * may be a list: those of an answer are equally long, and those that end alike make shorter ids.
 */
export async function sealPlans(
  sealer: Sealer,
  plans: readonly unknown[],
  expiresAt: Date,
): Promise<string[]> {
  const groups = Math.ceil(plans.length / plansTogether)
  const sealed = await Promise.all(
    Array.from({ length: groups }, (_, group) => {
      const together = plans.slice(group * plansTogether, (group + 1) * plansTogether)
      return sealer.seal('plan', together.map(withoutSharedEnd), expiresAt)
    }),
  )
  return plans.map((_, place) => `${sealed[Math.floor(place / plansTogether)]}.${place % plansTogether}`)
}

/**
 * The plan behind an id.
 * @throws RequestError invalid_id when it was altered or is none of ours, expired when its time is over
 */
export async function unsealPlan(sealer: Sealer, id: string, now: Date): Promise<unknown> {
  const [, sealed, place] = /^(.+)\.(0|[1-9]\d?)$/.exec(id) ?? []
  if (sealed === undefined) throw new RequestError('invalid_id')
  const plans = z.array(z.unknown()).parse(await sealer.unseal('plan', sealed, now))
  const plan = plans[Number(place)]
  if (plan === undefined) throw new RequestError('invalid_id')
  return withSharedEnd(plan, plans[0])
}

/** A list without the values at its end that the first one has there too. */
function withoutSharedEnd(plan: unknown, place: number, [first]: readonly unknown[]): unknown {
  if (place === 0 || !isList(plan) || !isList(first)) return plan
  return plan.slice(0, plan.findLastIndex((value, at) => value !== first[at]) + 1)
}

function withSharedEnd(plan: unknown, first: unknown): unknown {
  return isList(plan) && isList(first) ? [...plan, ...first.slice(plan.length)] : plan
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
