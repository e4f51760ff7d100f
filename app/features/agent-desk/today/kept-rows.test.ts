import { expect, test } from 'vitest'
import type { DeskToday, PersonRow } from '#domain/leads/desk/people.ts'
import { personRow } from '../../../../tests/fixtures/leads/person-row.ts'
import { countOf, rowsOf, stillKept } from './kept-rows.ts'

const row = (name: string, revision = 1): PersonRow => ({ ...personRow, id: name, name, revision })
const today = (changes: Partial<DeskToday>): DeskToday => ({
  overdue: [],
  due: [],
  fresh: [],
  idle: { count: 7, people: [] },
  counts: { overdue: 2, due: 0, fresh: 0 },
  ...changes,
})
const names = (rows: readonly PersonRow[]) => rows.map(({ name }) => name)

test('[O3] whoever was called stays in their place, and stands nowhere else', () => {
  const after = today({ overdue: [row('B'), row('D')], due: [row('A', 2), row('E')] })
  const kept = [
    { place: { part: 'overdue' as const, index: 2 }, row: row('C', 2) },
    { place: { part: 'overdue' as const, index: 0 }, row: row('A', 2) },
  ]
  expect(names(rowsOf(after, 'overdue', kept))).toEqual(['A', 'B', 'C', 'D'])
  expect(names(rowsOf(after, 'due', kept))).toEqual(['E'])
  expect(names(rowsOf(today({}), 'overdue', kept))).toEqual(['A', 'C'])
  expect([countOf(after, 'overdue'), countOf(after, 'idle')]).toEqual([2, 7])
})

test('[O3] whoever asks again, or is due again, comes back', () => {
  const kept = [{ place: { part: 'fresh' as const, index: 0 }, row: row('A', 2) }]
  const told = { A: kept[0] ?? {}, B: { row: row('B') } }
  expect(stillKept(today({ fresh: [row('A', 1)] }), told)).toEqual(kept)
  expect(stillKept(today({ fresh: [row('A', 3)] }), told)).toEqual([])
  expect(stillKept(today({ overdue: [row('A', 2)] }), told)).toEqual([])
  expect(stillKept(today({ due: [row('A', 3)] }), told)).toEqual(kept)
})
