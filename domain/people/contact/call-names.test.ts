import { expect, test } from 'vitest'
import { newAddedPerson } from '#domain/people/people.ts'
import { callNames } from './call-names.ts'

test('people go by their first names, and by all their names where two share the first', () => {
  const people = ['Maria Alvarez', ' Luis  Alvarez', 'Luis Alvarez Jr.', ''].map((fullName, index) => ({
    ...newAddedPerson(`p${index}`, 'Child'),
    fullName,
  }))
  expect([...callNames(people).values()]).toEqual(['Maria', 'Luis  Alvarez', 'Luis Alvarez Jr.', ''])
})
