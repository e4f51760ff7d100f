import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['  Mary   Ann  Smith ', 'Mary Ann', 'Smith'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
  ['María García López', 'María', 'García López'],
  ['Ana Núñez Fernández', 'Ana', 'Núñez Fernández'],
  ['Juan de la Cruz', 'Juan', 'de la Cruz'],
  ['Rosa María de la Cruz Peña', 'Rosa María', 'de la Cruz Peña'],
  ['Pieter van der Berg', 'Pieter', 'van der Berg'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Santiago Ramón y Cajal', 'Santiago', 'Ramón y Cajal'],
  ['John Smith Jr.', 'John', 'Smith Jr.'],
  ['John Smith, III', 'John', 'Smith, III'],
  ['Rivera Soto, Ana', 'Ana', 'Rivera Soto'],
])('[O18] %s is parted as a list of addresses does', (full, first, last) => {
  expect(splitName(full, 'en')).toEqual({ first, last })
})

test.each([
  ['Lucía Quiroga Ibarra', 'Lucía', 'Quiroga Ibarra'],
  ['José Luis Quiroga', 'José Luis', 'Quiroga'],
  ['Ana María Quiroga Ibarra', 'Ana María', 'Quiroga Ibarra'],
  ['Olive Whitfield', 'Olive', 'Whitfield'],
])('[O18] of who reads Spanish, %s has two surnames', (full, first, last) => {
  expect(splitName(full, 'es')).toEqual({ first, last })
})

test('[O18] without a comma, the parts put together are the name', () => {
  for (const name of ['Ana Sofía Castillo Peña', 'Ludwig von Mises', 'X Æ A-12 Musk', 'de la Rosa'])
    for (const language of ['en', 'es']) {
      const { first, last } = splitName(name, language)
      expect(`${first} ${last}`.trim()).toBe(name)
    }
})
