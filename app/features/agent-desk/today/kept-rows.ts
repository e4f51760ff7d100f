import type { DeskToday, PersonRow } from '#domain/leads/desk/people.ts'

export const todayParts = ['overdue', 'due', 'fresh', 'idle'] as const
export type TodayPart = (typeof todayParts)[number]

/** Where somebody stands in the list of today. */
export interface TodayPlace {
  part: TodayPart
  index: number
}

/** Somebody of whom something was told in this list, where they stood in it, and as they were stored with it. */
export interface KeptRow {
  place: TodayPlace
  row: PersonRow
}

const peopleOf = (today: DeskToday, part: TodayPart) => (part === 'idle' ? today.idle.people : today[part])

/** All who stand in the list, from the top. */
export const everyRow = (today: DeskToday) => todayParts.flatMap((part) => peopleOf(today, part))

/** How many there are of a part, also those that are not on screen. */
export const countOf = (today: DeskToday, part: TodayPart) =>
  part === 'idle' ? today.idle.count : today.counts[part]

/**
 * Those of whom something was told in the list and who call for nothing new since: neither a request nor a contact that
 * is due again. What was read before that was stored says nothing.
 */
export function stillKept(
  today: DeskToday,
  tellings: Readonly<Record<string, { place?: TodayPlace | undefined; row?: PersonRow | undefined }>>,
): readonly KeptRow[] {
  const calling = [...today.overdue, ...today.fresh]
  return Object.values(tellings).flatMap(({ place, row }) => {
    if (!place || !row) return []
    return calling.some(({ id, revision }) => id === row.id && revision >= row.revision)
      ? []
      : [{ place, row }]
  })
}

/**
 * The rows of one part as they stand on screen: whoever was told of stays where they stood, so that nothing moves under
 * the finger, and stands nowhere else meanwhile.
 */
export function rowsOf(today: DeskToday, part: TodayPart, kept: readonly KeptRow[]): readonly PersonRow[] {
  const rows = peopleOf(today, part).filter(({ id }) => !kept.some(({ row }) => row.id === id))
  const own = kept.filter(({ place }) => place.part === part)
  for (const { row, place } of own.toSorted((one, other) => one.place.index - other.place.index))
    rows.splice(Math.min(place.index, rows.length), 0, row)
  return rows
}
