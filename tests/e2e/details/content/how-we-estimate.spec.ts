import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

test('neither the published prices with their sources nor the mortality tables reach the browser', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto('/how-we-estimate')
  await hydrated(page)
  const codes = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(codes.some((code) => code.includes('modelled'))).toBe(true)
  // The head of the prices' file, one of its sources, and the first figures of the tables.
  for (const code of codes) expect(code).not.toMatch(/src,product,sex|PLIPI|22,22,21,21,21,21/)
})
