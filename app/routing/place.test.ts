import { expect, test } from 'vitest'
import { hrefOf, parsePath, readableHash, resolve } from './place.ts'

test('an address falls into its parts and comes together again', () => {
  expect(parsePath('/faq?lng=es#cost')).toEqual({ pathname: '/faq', search: '?lng=es', hash: '#cost' })
  expect(parsePath('#a?b')).toEqual({ pathname: '', search: '', hash: '#a?b' })
  expect(parsePath('/faq?#')).toEqual({ pathname: '/faq', search: '', hash: '' })
  for (const address of ['/', '/faq', '/faq?a=b', '/#licensing', '/faq?a=b#c']) {
    expect(hrefOf(parsePath(address))).toBe(address)
  }
})

test('a link without a path stays on the page, and leaves its query', () => {
  expect(resolve('#why-us', '/faq')).toEqual({ pathname: '/faq', search: '', hash: '#why-us' })
  expect(resolve({ search: 'a=b', hash: 'c' }, '/faq')).toEqual({
    pathname: '/faq',
    search: '?a=b',
    hash: '#c',
  })
  expect(resolve({ search: '', hash: '' }, '/faq')).toEqual({ pathname: '/faq', search: '', hash: '' })
  expect(resolve('/guides', '/faq').pathname).toBe('/guides')
})

test('an anchor that cannot be read names nothing', () => {
  expect([readableHash('#price'), readableHash('#a%C3%B1o'), readableHash('#100%')]).toEqual([
    '#price',
    '#a%C3%B1o',
    '',
  ])
  expect(parsePath('/faq#100%').hash).toBe('')
  expect(resolve({ hash: '%' }, '/faq').hash).toBe('')
})
