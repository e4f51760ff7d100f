import { type ReachWay, withWay } from '#domain/leads/reach.ts'
import { browserFormData, useFormData } from './form-data.ts'

const notAsked: readonly ReachWay[] = []

/** How this visitor said that they may be reached; none until they were asked. */
export function useReach(): readonly ReachWay[] {
  return useFormData().form.reach ?? notAsked
}

/** Ticks a way to be reached or takes the tick off, on every tab of this device and in the account. */
export function changeReach(way: ReachWay, isTicked: boolean): void {
  browserFormData().change(({ reach: before, ...form }) => {
    const reach = withWay(before ?? notAsked, way, isTicked)
    return { ...form, ...(reach.length > 0 && { reach }) }
  })
}
