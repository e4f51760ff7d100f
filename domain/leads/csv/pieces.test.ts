import { expect, test } from 'vitest'
import type { ImportLine } from './import-line.ts'
import { inPieces } from './pieces.ts'

const person = (notes: string | null): ImportLine => ({
  key: '00000000-0000-8000-8000-000000000002',
  name: 'Ana',
  phone: null,
  email: 'ana@example.com',
  state: null,
  is_out_of_state: false,
  language: 'en',
  reach: [],
  refused: [],
  stage: 'new',
  lost_reason: null,
  next_contact_at: null,
  owner: null,
  notes,
  plans: [],
  is_repeat: false,
})

test('[O18] a piece has 200 people at most, and fewer where their notes are long', () => {
  expect(inPieces([])).toEqual([])
  expect(inPieces(Array.from({ length: 450 }, () => person(null))).map(({ length }) => length)).toEqual([
    200, 200, 50,
  ])
  const long = inPieces(Array.from({ length: 200 }, () => person('ñ'.repeat(10_000))))
  expect(long.flat()).toHaveLength(200)
  expect(long.every((piece) => JSON.stringify(piece).length < 320_000)).toBe(true)
})
