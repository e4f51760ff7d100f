import { expect, test } from 'vitest'
import { hrefOf, resolve } from '#app/routing/place.ts'
import { deskPlaceOf, toLead, toView } from './desk-view.ts'

const id = '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11'

test('every part of the desk and every lead has an address', () => {
  expect(hrefOf(resolve(toView('leads'), '/'))).toBe('/agent')
  expect(deskPlaceOf(resolve(toView('mail'), '/').search)).toEqual({ view: 'mail', lead: undefined })
  expect(deskPlaceOf(resolve(toLead(id), '/').search)).toEqual({ view: 'leads', lead: id })
})

test('an address that is cut off asks for a lead that there is not, and an unknown part is the leads', () => {
  expect(deskPlaceOf('?lead=6f1f3a52-5a')).toEqual({ view: 'leads', lead: '' })
  expect(deskPlaceOf('?view=none')).toEqual({ view: 'leads', lead: undefined })
})
