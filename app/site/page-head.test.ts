import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageAddress, sharePicture } from './page-address.ts'

test('the browser’s frame takes the colors of the design', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const color = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  const grounds = `{ day: '${color('paper')}', night: '${color('night')}' }`
  expect(readFileSync('app/site/page-head.tsx', 'utf8')).toContain(grounds)
})

test('a page has one address per language, and one picture', () => {
  expect(pageAddress('https://agent.example', '/faq', 'en')).toBe('https://agent.example/faq')
  expect(pageAddress('https://agent.example', '/faq', 'es')).toBe('https://agent.example/faq?lng=es')
  expect(sharePicture('https://agent.example', '/', 'es')).toBe('https://agent.example/share/es/home.png')
  expect(sharePicture('https://agent.example', '/quote/companies', 'en')).toBe(
    'https://agent.example/share/en/quote/companies.png',
  )
})
