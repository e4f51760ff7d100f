import { expect, test } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import { asks } from '../../../tests/fixtures/assistant/assistant.ts'
import { ruledAnswer } from './rules.ts'

test.each([
  'how much is car insurance for a 40 year old',
  'can i get a health insurance quote',
  'do u guys do renters insurence',
  'can you insure my old truck',
  'cuanto me sale un seguro de moto tengo 40 años',
  'aseguranza pal perro',
  'plan dental para mi familia',
  'Quiero asegurar mi camioneta',
])('another kind of insurance is declined, whatever else is asked: %s', (message) => {
  expect(ruledAnswer(message)).toBe('otherInsurance')
})

test.each([
  'does life insurance go up every year like my car insurance',
  'i have health insurance at work, do i need more',
  'seguro de vida para mi y mi perro',
  'seguro para pagar la casa si muero',
  'house insurance if my husband dies',
  'how much is a whole policy for a truck driver',
])('life insurance is what this is about: %s', (message) => {
  expect(ruledAnswer(message)).toBeUndefined()
})

test.each<Language>(['en', 'es'])('no wording in %s of anything else is taken for it', (language) => {
  const taken = Object.entries(asks[language])
    .filter(([target]) => target !== 'otherInsurance')
    .flatMap(([, wordings]) => wordings.filter((wording) => ruledAnswer(wording) === 'otherInsurance'))
  expect(taken).toEqual([])
})
