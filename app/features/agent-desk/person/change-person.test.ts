import { expect, test, vi } from 'vitest'
import type { PersonChange } from '#app/features/agent-desk/queries/desk-api.ts'
import type { PersonRow } from '#domain/leads/desk/people.ts'
import { personRow } from '../../../../tests/fixtures/leads/person-row.ts'
import { changePerson } from './change-person.ts'

/** A person in a backend that others write to as well. */
function stored(first: PersonRow | undefined) {
  let now = first
  return {
    write: vi.fn(async (seen: number, change: PersonChange) => {
      if (now?.revision !== seen) return null
      now = { ...now, ...(change.stage ? { stage: change.stage } : {}), revision: seen + 1 }
      return now
    }),
    read: async () => now ?? null,
  }
}

const base = { ...personRow, stage: 'contacted', revision: 1 } as const
const change = { stage: 'quoted' } as const

test('what is still as it was seen is changed', async () => {
  expect(await changePerson(base, change, stored(base))).toMatchObject({
    outcome: 'saved',
    row: { stage: 'quoted', revision: 2 },
  })
})

test('another part of the person that was changed meanwhile is no obstacle', async () => {
  const meanwhile = { ...base, next_contact_at: '2026-11-25T15:00:00Z', revision: 2 }
  expect(await changePerson(base, change, stored(meanwhile))).toMatchObject({ outcome: 'saved' })
})

test('[O17] what another agent set is not written over, and somebody who is gone takes nothing', async () => {
  const backend = stored({ ...base, stage: 'lost', revision: 2 })
  expect(await changePerson(base, change, backend)).toMatchObject({
    outcome: 'conflict',
    row: { stage: 'lost' },
  })
  expect(backend.write).toHaveBeenCalledOnce()
  expect(await changePerson(base, change, stored(undefined))).toEqual({ outcome: 'gone' })
})
