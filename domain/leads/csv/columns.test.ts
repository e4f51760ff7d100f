import { expect, test } from 'vitest'
import { exportColumns, importFields, recognizeColumns } from './columns.ts'

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
