import { expect, test } from 'vitest'
import { siteRedirect } from './redirects.ts'

const where = (siteUrl: string, opened: string, asked: string) =>
  siteRedirect({ siteUrl }, new Request(`${opened}/auth/v1/verify`), asked)

const site = 'https://www.example.com'

test.each([
  'blob:https://www.example.com/x',
  'http://www.example.com/',
  'https://www.example.com:444/',
  'https://a:b@www.example.com/',
  'https://www.example.com.other.example/',
  '//other.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('%s is no page of the site', (asked) => {
  expect(where(site, site, asked)).toBe(`${site}/auth/callback`)
})

test('a page of the site is taken as it was asked for', () => {
  expect(where(site, site, `${site}/auth/callback?next=1`)).toBe(`${site}/auth/callback?next=1`)
})

test('names of the own machine count where the site has no public address alone, and the one it was opened by', () => {
  const local = 'http://localhost:3000'
  expect(where(site, local, `${local}/x`)).toBe(`${site}/auth/callback`)
  for (const own of ['http://127.0.0.1:3000', 'http://0.0.0.0:3000']) {
    expect(where(own, local, `${local}/x`)).toBe(`${local}/x`)
    expect(where(own, local, 'http://localhost:4000/x')).toBe(`${own}/auth/callback`)
    expect(where(own, 'http://other.example', 'http://other.example/x')).toBe(`${own}/auth/callback`)
  }
})
