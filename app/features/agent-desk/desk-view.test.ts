import { expect, test } from 'vitest'
import { hrefOf, resolve } from '#app/routing/place.ts'
import { currentOf, deskPlaceOf, deskViews, toLead, toPerson, toTask, toView } from './desk-view.ts'

const id = '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11'
const placeOf = (to: Parameters<typeof resolve>[0]) => deskPlaceOf(resolve(to, '/').search)

test('every part of the desk, every person and every request has an address', () => {
  expect(hrefOf(resolve(toView('today'), '/'))).toBe('/agent')
  expect(hrefOf(resolve(toPerson(id), '/'))).toBe(`/agent?person=${id}`)
  expect(placeOf(toView('mail'))).toEqual({
    view: 'mail',
    person: undefined,
    lead: undefined,
    task: undefined,
  })
  expect(placeOf(toPerson(id, 'people'))).toEqual({
    view: 'people',
    person: id,
    lead: undefined,
    task: undefined,
  })
  expect(placeOf(toLead(id))).toEqual({ view: 'today', person: undefined, lead: id, task: undefined })
  expect(placeOf(toTask('import'))).toMatchObject({ view: 'people', task: 'import' })
})

test('the header marks the part that is on screen, and the settings around the status of the site', () => {
  expect(deskViews.map((part) => currentOf(part, 'people'))).toEqual([
    undefined,
    'page',
    undefined,
    undefined,
  ])
  expect(deskViews.map((part) => currentOf(part, 'status'))).toEqual([
    undefined,
    undefined,
    undefined,
    'true',
  ])
})

test('an address that is cut off asks for somebody who is not there, and an unknown part is today', () => {
  expect(deskPlaceOf('?person=6f1f3a52-5a')).toMatchObject({ view: 'today', person: '' })
  expect(deskPlaceOf(`?view=settings&person=${id}`)).toMatchObject({ view: 'today', person: id })
  expect(deskPlaceOf('?view=people&task=none')).toMatchObject({ view: 'people', task: undefined })
  expect(deskPlaceOf('?view=mail&task=add')).toMatchObject({ view: 'mail', task: undefined })
  expect(deskPlaceOf('?view=none')).toMatchObject({ view: 'today', person: undefined })
})
