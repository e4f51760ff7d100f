import { expect, test } from 'vitest'
import { z } from 'zod'
import { exportColumns, importFields, recognizeColumns } from './columns.ts'
import type { ImportLine } from './import-line.ts'
import { lineKeys } from './line-keys.ts'
import { inPieces } from './pieces.ts'

test('[O18] our own names are recognized, and those of common programs; no two columns are the same thing', () => {
  expect(recognizeColumns(importFields)).toEqual(importFields)
  const heads = ['First Name', 'LastName', 'Phone', 'Mobile', 'E-mail', 'State/Region', 'Next follow-up']
  expect(recognizeColumns(heads)).toEqual([
    ...['first_name', 'last_name', 'phone', 'mobile', 'email', 'state', 'next_contact_at'],
  ])
  const others = [
    'Teléfono',
    'Correo electrónico',
    'Apellidos',
    'Lead Status',
    'DNC',
    'Shoe size',
    '',
    'Telephone',
  ]
  expect(recognizeColumns(others)).toEqual([
    ...['phone', 'email', 'last_name', 'stage', 'do_not_call', undefined, undefined, undefined],
  ])
})

test('[O18] all that an import takes can be exported, but for a second number', () => {
  const exported = new Set<string>(exportColumns)
  expect(importFields.filter((field) => !exported.has(field))).toEqual(['mobile'])
})

const keys = (text: string) => lineKeys(new TextEncoder().encode(text))

test('[O18] a line has the same key whenever its file is read, and no other line of any file has it', () => {
  const keyOf = keys('name,email\nAna,ana@example.com\n')
  expect(keyOf(2)).toBe(keys('name,email\nAna,ana@example.com\n')(2))
  const all = [keyOf(2), keyOf(3), keyOf(5_001), keys('')(2), keys('name,email\nAna,ana@example.org\n')(2)]
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((key) => z.uuid().safeParse(key).success)).toBe(true)
})

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
