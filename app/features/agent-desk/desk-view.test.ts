import { expect, test } from 'vitest'
import { hrefOf, resolve } from '#app/routing/place.ts'
import { currentOf, deskPlaceOf, deskViews, toLead, toPerson, toTask, toView } from './desk-view.ts'

const id = '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11'
const placeOf = (to: Parameters<typeof resolve>[0]) => deskPlaceOf(resolve(to, '/').search)

test('every part of the desk, every person and every request has an address', () => {
  expect(hrefOf(resolve(toView('today'), '/'))).toBe('/agent')
  expect(hrefOf(resolve(toPerson(id), '/'))).toBe(`/agent?person=${id}`)
  const none = { person: undefined, lead: undefined, task: undefined }
  expect(placeOf(toView('mail'))).toEqual({ ...none, view: 'mail' })
  expect(placeOf(toPerson(id, 'people'))).toEqual({ ...none, view: 'people', person: id })
  expect(placeOf(toLead(id))).toEqual({ ...none, view: 'today', lead: id })
  expect(placeOf(toTask('import'))).toMatchObject({ view: 'people', task: 'import' })
})

test('the header marks the part that is on screen, and the settings around the status of the site', () => {
  const marked = (view: Parameters<typeof currentOf>[1]) =>
    deskViews.flatMap((part) => (currentOf(part, view) === undefined ? [] : [[part, currentOf(part, view)]]))
  expect(marked('people')).toEqual([['people', 'page']])
  expect(marked('status')).toEqual([['settings', 'true']])
})

test('an address that is cut off asks for somebody who is not there, and an unknown part is today', () => {
  expect(deskPlaceOf('?person=6f1f3a52-5a')).toMatchObject({ view: 'today', person: '' })
  expect(deskPlaceOf(`?view=settings&person=${id}`)).toMatchObject({ view: 'today', person: id })
  expect(deskPlaceOf('?view=people&task=none')).toMatchObject({ view: 'people', task: undefined })
  expect(deskPlaceOf('?view=mail&task=add')).toMatchObject({ view: 'mail', task: undefined })
  expect(deskPlaceOf('?view=none')).toMatchObject({ view: 'today', person: undefined })
})
