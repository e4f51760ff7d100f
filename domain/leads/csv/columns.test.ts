import { expect, test } from 'vitest'
import { exportColumns, importFields, recognizeColumns } from './columns.ts'

test('[O18] our own names are recognized, and those of common programs', () => {
  expect(recognizeColumns(importFields)).toEqual(importFields)
  expect(
    recognizeColumns([
      'First Name',
      'LastName',
      'Phone',
      'Mobile',
      'E-mail',
      'State/Region',
      'Notes',
      'Next follow-up',
    ]),
  ).toEqual(['first_name', 'last_name', 'phone', 'mobile', 'email', 'state', 'notes', 'next_contact_at'])
  expect(recognizeColumns(['Teléfono', 'Correo electrónico', 'Apellidos', 'Lead Status', 'DNC'])).toEqual([
    'phone',
    'email',
    'last_name',
    'stage',
    'do_not_call',
  ])
})

test('[O18] what is not known is left to the agent, and no two columns are the same thing', () => {
  expect(recognizeColumns(['Shoe size', '', 'Phone', 'Telephone'])).toEqual([
    undefined,
    undefined,
    'phone',
    undefined,
  ])
})

test('[O18] all that an import takes can be exported, but for a second number', () => {
  expect(importFields.filter((field) => !exportColumns.some((column) => column === field))).toEqual([
    'mobile',
  ])
})
