import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { carrierColors } from '#domain/carriers/carrier.ts'
import { publicSettings } from '#domain/site/public-settings.ts'
import { settings } from '../../../../tests/fixtures/settings/settings.ts'
import { carrierItems } from './carrier-strip.tsx'
import { noExamLimit } from './carriers.tsx'

const { carriers } = publicSettings(settings)

test('[HOME-14] an item of the strip has a name, the address of a logo and a gradient class', () => {
  const [first] = carriers
  const logo = 'https://logos.example/one.svg'
  const item = carrierItems(carriers.slice(0, 1).map((one) => ({ ...one, inCarrierStrip: true, logo })))
  expect(item).toEqual([{ name: first?.name, logo, color: first?.color }])
  expect(carrierColors).toContain(first?.color)
})

test('only the carriers that the settings name stand in the strip', () => {
  expect(carrierItems(carriers)).toHaveLength(carriers.filter((carrier) => carrier.inCarrierStrip).length)
  expect(carrierItems(carriers.map((carrier) => ({ ...carrier, inCarrierStrip: false })))).toEqual([])
})

test('[HOME-14] each gradient class is drawn', () => {
  const styles = readFileSync(new URL('carrier-strip.module.css', import.meta.url), 'utf8')
  for (const color of carrierColors)
    expect(styles).toMatch(new RegExp(`data-color="${color}"\\] \\{\\s+--from:`))
})

test('[HOME-18] the count ends at what carriers commonly insure without an exam', () => {
  expect(noExamLimit).toBe(facts.noExamLimit.value)
})
