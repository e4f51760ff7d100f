import { expect, test } from './fixtures.ts'

/** What the page's HTML says where scripts are off. */
function saidWithoutScripts(html: string): string {
  return /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''
}

for (const [path, words] of [
  ['/quote', 'This page needs JavaScript'],
  ['/quote/companies', 'This page needs JavaScript'],
  ['/quote/review?lng=es', 'Esta página necesita JavaScript'],
] as const) {
  test(`without scripts ${path} says what it needs, and the phone`, async ({ request }) => {
    const said = saidWithoutScripts(await (await request.get(path)).text())
    expect(said).toContain(words)
    expect(said).toContain('href="tel:+18005550142"')
  })
}

test('a page that needs no scripts says nothing of them', async ({ request }) => {
  expect(saidWithoutScripts(await (await request.get('/faq')).text())).toBe('')
})
