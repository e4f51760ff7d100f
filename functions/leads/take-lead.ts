import type { z } from 'zod'
import type { LeadAnswer, LeadKind } from '#domain/leads/lead.ts'
import { isLicensedIn } from '#domain/people/states/licensed-states.ts'
import type { CloudFunction, FunctionContext } from '#functions/context.ts'
import { describeError } from '#functions/describe-error.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { keepTo, RequestError } from '#functions/http/request-error.ts'
import type { NewLead } from './lead-store.ts'

/** What every body of a submission holds; `website` is the field that people do not see. */
type Submission = Omit<NewLead, 'kind' | 'consentAt' | 'isOutOfState'> & { website?: string | undefined }

/** What these functions need of their context. */
export type LeadContext = Pick<FunctionContext, 'countLead' | 'licensedStates' | 'log' | 'now' | 'storeLead'>

/** Largest body in bytes: each plan carries a code of up to a kilobyte, each person a page of answers. */
const mostBytes = 128 * 1024

/**
 * A function that takes what a visitor submits to the agent, and answers `{ id }` once it is stored as a lead, never
 * before; with `isOutOfState` where whoever it is for lives where the agent has no license. The same idempotency key
 * gives the same id. 400: nothing of this body will be stored; 429: too many, with `retry-after`; 503: not stored now.
 */
export function leadFunction<Body extends Submission>(
  name: string,
  schema: z.ZodType<Body>,
  kindOf: (body: Body) => LeadKind,
): CloudFunction<LeadContext> {
  return async (request, context) => {
    const body = await readBody(request, schema, mostBytes)
    // Said, not swallowed: should a browser ever fill it in for a person, that person must learn of it and call.
    if (body.website) throw new RequestError('not_accepted')
    const kind = kindOf(body)
    const { email, idempotencyKey } = body
    await keepTo(context.countLead?.({ kind, email, idempotencyKey }))
    // The first of those whom it is for; where nobody has said where they live, nothing is known against it.
    const isOutOfState = !isLicensedIn(context.licensedStates, body.people?.[0]?.residentState ?? '')
    const lead = { ...body, kind, isOutOfState, consentAt: context.now() }
    const id = await store(name, lead, context)
    return jsonAnswer({ id, ...(isOutOfState && { isOutOfState }) } satisfies LeadAnswer)
  }
}

async function store(name: string, lead: NewLead, context: LeadContext): Promise<string> {
  try {
    return await context.storeLead(lead)
  } catch (error) {
    context.log('function_failed', { function: name, error: describeError(error) })
    throw new RequestError('not_stored')
  }
}
