import type { Stage } from '#domain/leads/desk/stages.ts'
import { type HoursSettings, promiseFor } from '#domain/site/hours.ts'

/** What comes next for somebody who sent a request, and by when. */
export type NextStep =
  /** The agent answers what was asked at `since`, as soon as is promised; `isLate`: that time is over. */
  | { is: 'answer'; since: Date; isLate: boolean }
  /** The agent means to be in touch at this time. */
  | { is: 'planned'; at: Date }
  /** Nothing is promised but that a question gets its answer. */
  | { is: 'open' }

/** How it stands, as the page reads it. */
export type RequestStanding = {
  stage: Stage
  /** When the oldest request came in that nobody has answered. */
  waitingSince: Date | undefined
  /** When something was asked on the page that nobody has acted on. */
  askedAt: Date | undefined
  nextContactAt: Date | undefined
}

/** What was asked last holds: whoever waited since before, and has asked again, is promised the same time anew. */
export function nextForRequest(standing: RequestStanding, settings: HoursSettings, now: Date): NextStep {
  const { stage, waitingSince, askedAt, nextContactAt } = standing
  const since = askedAt ?? waitingSince
  if (since !== undefined)
    return { is: 'answer', since, isLate: promiseFor(since, settings).by.getTime() < now.getTime() }
  const isOver = stage === 'lost' || stage === 'in_force'
  if (nextContactAt !== undefined && nextContactAt.getTime() > now.getTime() && !isOver)
    return { is: 'planned', at: nextContactAt }
  return { is: 'open' }
}

/** From an application on, an agent has to keep the records of it: only the agent deletes them. */
export function isErasedAtOnce(stage: Stage): boolean {
  return stage === 'new' || stage === 'contacted' || stage === 'quoted' || stage === 'lost'
}
