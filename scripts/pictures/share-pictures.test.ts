import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { indexedPng } from './indexed-png.ts'
import { mark } from './mark.ts'
import { setTitle } from './set-title.ts'
import { pictures } from './share-pictures.ts'

test('a page that may be found has a picture per language; others share one', () => {
  const { home, companies, marketplace, dashboard } = pages
  const shared = [...pictures([home, companies, marketplace, dashboard]).keys()].filter((address) =>
    address.startsWith('share/'),
  )
  expect(shared.sort()).toEqual([
    'share/en/home.png',
    'share/en/quote/companies.png',
    'share/es/home.png',
    'share/es/quote/companies.png',
    'share/site.png',
  ])
})

test('a long title breaks into even lines, smaller, and one that cannot fit is refused', () => {
  const short = setTitle('Whole life', 500, 240)
  const long = setTitle('El seguro de vida universal indexado, en palabras claras', 450, 240)
  expect(short.lines).toEqual(['Whole life'])
  expect(long.lines.join(' ')).toBe('El seguro de vida universal indexado, en palabras claras')
  expect(long.lines.length).toBeGreaterThan(2)
  expect(long.size).toBeLessThan(short.size)
  expect(() => setTitle('Supercalifragilistic'.repeat(3), 450, 240)).toThrow(/does not fit/)
})

test('the mark is the one of the site', () => {
  const drawn = [...mark('day', 0, 0, 36).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  expect(drawn).toHaveLength(3)
  for (const file of ['app/art/mark.tsx', 'public/favicon.svg']) {
    const text = readFileSync(file, 'utf8')
    for (const path of drawn) expect(text, file).toContain(path)
  }
})

test('a PNG of few colors keeps each of them in its place', () => {
  const pixels = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255])
  const png = indexedPng(pixels, 2, 2)
  const red = png.indexOf(Buffer.from([255, 0, 0]), png.indexOf('PLTE'))
  const first = png.indexOf('PLTE') + 4
  const number = (red - first) / 3
  const start = png.indexOf('IDAT') + 4
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
  expect([...rows]).toEqual([0, number, 1 - number, 0, 1 - number, number])
  // Another reader takes it for a picture too.
  const wrapped = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><image width="2" height="2" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  expect([...new Resvg(wrapped).render().pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255])
})
