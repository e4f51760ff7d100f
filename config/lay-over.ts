import { nearestName } from './setting-names.ts'

type Fields = Readonly<Record<string, unknown>>

/** A carrier that a file changes or leaves out, and that there is none of. */
export type StrangeCarrier = { id: string; nearest: string | undefined; isLeftOut: boolean }

/**
 * Settings over others: objects name by name, anything else as a whole. `carriers` as a list are all there are; as an
 * object they are changes by id, such as `{ "americo": { "stars": 5 }, "sbli": null }`: the one is changed in part, the
 * other left out, and what is not there yet comes last. `"*": null` leaves out all that the object does not name, so that
 * no carrier of a newer version comes along by itself.
 */
export function layOver(shipped: unknown, own: unknown): { merged: unknown; strangers: StrangeCarrier[] } {
  if (!isFields(own) || !isFields(shipped)) return { merged: own, strangers: [] }
  const { carriers: ownCarriers, ...others } = own
  const merged = mergeFields(shipped, others)
  if (ownCarriers === undefined) return { merged, strangers: [] }
  if (!isFields(ownCarriers) || !Array.isArray(shipped.carriers)) {
    return { merged: { ...merged, carriers: ownCarriers }, strangers: [] }
  }
  const hasOnlyNamed = ownCarriers['*'] === null
  const carriers = Object.fromEntries(
    Object.entries(ownCarriers).filter(([id]) => id !== '*' || !hasOnlyNamed),
  )
  const list: unknown[] = shipped.carriers
  const known = list.filter(isFields)
  const ids = known.map(({ id }) => String(id))
  const changed = known.flatMap((carrier) => {
    const change = carriers[String(carrier.id)]
    if (change === undefined) return hasOnlyNamed ? [] : [carrier]
    return change === null ? [] : [merge(carrier, change)]
  })
  const unknown = Object.entries(carriers).filter(([id]) => !ids.includes(id))
  const isNew = ([, carrier]: [string, unknown]) => isFields(carrier) && carrier.products !== undefined
  const strangers = unknown
    .filter((entry) => !isNew(entry))
    .map(([id, carrier]) => ({ id, nearest: nearestName(id, ids), isLeftOut: carrier === null }))
  const added = unknown.filter(isNew).map(([id, carrier]) => merge({ id }, carrier))
  return { merged: { ...merged, carriers: [...changed, ...added] }, strangers }
}

function merge(value: unknown, over: unknown): unknown {
  return isFields(value) && isFields(over) ? mergeFields(value, over) : over
}

function mergeFields(value: Fields, over: Fields): Fields {
  const changes = Object.entries(over).map(([key, part]) => [
    key,
    Object.hasOwn(value, key) ? merge(value[key], part) : part,
  ])
  return { ...value, ...Object.fromEntries(changes) }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
