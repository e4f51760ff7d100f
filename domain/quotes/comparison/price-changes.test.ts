import { expect, test } from 'vitest'
import { priceDetailsSchema } from '#domain/quotes/price-details.ts'
import { quote } from '../../../tests/fixtures/quotes/quote.ts'
import { priceChanges, priceSource } from './price-changes.ts'

const plan = quote({ monthlyPremium: 27.41, coverage: 750_000, termYears: 20 })

const priceDetails = priceDetailsSchema.parse({
  source: 'model',
  health_classes: [
    { health_class: 'Super Preferred', monthly_premium: 23.36 },
    { health_class: 'Preferred', monthly_premium: 27.41 },
    { health_class: 'Standard', monthly_premium: 36.18 },
  ],
  tobacco: [
    { tobacco: false, is_own: true, monthly_premium: 27.41 },
    { tobacco: true, is_own: false, monthly_premium: 54.82 },
  ],
  terms: [
    { term_length: 20, monthly_premium: 27.41 },
    { term_length: 25, monthly_premium: 35.4 },
  ],
  death_benefits: [{ death_benefit: 750_000, monthly_premium: 27.41 }],
})

test('each list has the own price in its place, and all bars are of one scale', () => {
  const changes = priceChanges({ ...plan, priceDetails })
  expect(changes.healthClass.map(({ at, place }) => [at, place])).toEqual([
    ['Super Preferred', 'before'],
    ['Preferred', 'own'],
    ['Standard', 'after'],
  ])
  expect(changes.tobacco).toEqual([
    { at: false, place: 'own', monthlyPremium: 27.41, length: 0.5 },
    { at: true, place: 'after', monthlyPremium: 54.82, length: 1 },
  ])
  expect(changes.term.map(({ place, length }) => [place, length])).toEqual([
    ['own', 0.5],
    ['after', 35.4 / 54.82],
  ])
})

test('a list of the own price alone, or without it, has nothing to compare', () => {
  expect(priceChanges({ ...plan, priceDetails }).coverage).toEqual([])
  expect(priceChanges({ ...plan, priceDetails, healthClass: 'Table 8' }).healthClass).toEqual([])
  const none = { healthClass: [], tobacco: [], term: [], coverage: [] }
  expect(priceChanges(plan)).toEqual(none)
})

test('the own price is the one on the card, also where a list says otherwise', () => {
  const [, own] = priceChanges({ ...plan, monthlyPremium: 27.42, priceDetails }).healthClass
  expect(own).toMatchObject({ place: 'own', monthlyPremium: 27.42 })
})

test('the source is the sample, what the details say, or what the estimate mark says', () => {
  expect(priceSource({ ...plan, priceDetails }, true)).toBe('sample')
  expect(priceSource({ ...plan, priceDetails: { ...priceDetails, source: 'rate-table' } }, false)).toBe(
    'rate-table',
  )
  expect(priceSource({ ...plan, isModeled: true }, false)).toBe('model')
  expect(priceSource(plan, false)).toBe('service')
})
