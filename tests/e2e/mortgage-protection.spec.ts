import { paths } from '#domain/site/paths.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page-parts.ts'

test('on a phone each row of a table of words stands by itself, with the names of its columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const main = await open(page, paths.mortgageProtection)
  const row = main.getByRole('row', { name: 'Whom it protects' })
  const [head, life, lender] = await row.locator('th, td').evaluateAll((cells) =>
    cells.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      label: getComputedStyle(cell, '::before').content,
    })),
  )
  expect(life?.top).toBeGreaterThan(head?.top ?? 0)
  expect(lender?.top).toBeGreaterThan(life?.top ?? 0)
  expect(life?.label).toBe('"Term life for your mortgage"')
})
