import { expect, test } from 'vitest'
import type { ImportLine } from '#domain/leads/csv/import-line.ts'
import { type ImportRun, newRun, runImport } from './run-import.ts'

const people = Array.from(
  { length: 450 },
  (_, index): ImportLine => ({
    key: `00000000-0000-8000-8000-${String(index).padStart(12, '0')}`,
    name: 'Ana',
    phone: null,
    email: `a${index}@example.com`,
    state: null,
    is_out_of_state: false,
    language: 'en',
    reach: [],
    refused: [],
    stage: 'new',
    lost_reason: null,
    next_contact_at: null,
    owner: null,
    notes: null,
    plans: [],
    is_repeat: false,
  }),
)

test('[O18] an import that broke off goes on where it stopped, and counts nobody twice', async () => {
  const told: ImportRun[] = []
  const stored = new Set<string>()
  let calls = 0
  /** A database whose second answer gets lost on its way. */
  const store = async (piece: readonly ImportLine[]) => {
    calls += 1
    const fresh = piece.filter(({ key }) => !stored.has(key))
    for (const { key } of fresh) stored.add(key)
    if (calls === 2) throw new Error('offline')
    return { added: fresh.length, stored: piece.length - fresh.length, known: 0, refused: [] }
  }
  const tell = (run: ImportRun) => void told.push(run)
  await runImport(newRun(people), store, tell)
  const broken = told.at(-1)
  expect(broken).toMatchObject({ state: 'broken', done: 200, total: 450, added: 200 })
  if (broken) await runImport(broken, store, tell)
  expect(told.at(-1)).toMatchObject({ state: 'done', done: 450, added: 450, stored: 0, known: 0, pieces: [] })
  expect(stored.size).toBe(450)
  expect(told.map(({ done }) => done)).toEqual([0, 200, 200, 200, 400, 450, 450])
})

test('[O18] who was there already, came with the file before, or was not taken is counted apart', async () => {
  const told: ImportRun[] = []
  await runImport(
    newRun(people.slice(0, 10)),
    async () => ({ added: 5, stored: 2, known: 2, refused: [9] }),
    (run) => void told.push(run),
  )
  expect(told.at(-1)).toMatchObject({ added: 5, stored: 2, known: 2, refused: [people[9]?.key] })
})
