import { paths } from '#domain/site/paths.ts'
import { expect, test } from '../../fixtures/fixtures.ts'
import { languages, open } from '../../fixtures/page-parts.ts'

test('[PRODUCT-03] each term length of the example rates comes into view by its button, alone', async ({
  page,
}) => {
  const rates = (await open(page, paths.termLife)).locator('#rates')
  for (const termYears of [20, 10, 30]) {
    const choice = rates.getByRole('button', { name: `${termYears} years` })
    if (termYears !== 20) await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(
      rates.getByRole('table', { name: `$500,000 of coverage for ${termYears} years` }),
    ).toBeVisible()
    await expect(rates.getByRole('table')).toHaveCount(1)
  }
})

test('without scripts the tables of all three term lengths stand there, and no dead buttons', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(paths.termLife)
  const rates = page.locator('#rates')
  await expect(rates.getByRole('table')).toHaveCount(3)
  await expect(rates.getByRole('button')).toHaveCount(0)
  await context.close()
})

test('on a phone each row of a table of words stands by itself, with the names of its columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const main = await open(page, paths.mortgageProtection)
  const row = main.getByRole('row', { name: 'Who it protects' })
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

const pages = [paths.finalExpense, paths.noMedicalExam]

test('every part that says "no exam" says as large that issue depends on the answers', async ({ page }) => {
  for (const path of pages) {
    for (const language of languages) {
      const main = await open(page, path, language)
      const found = await main.locator('section').evaluateAll((sections, isEnglish) => {
        const claim = isEnglish
          ? /\bno (medical )?exam|without an exam/i
          : /\bsin examen|no hay examen|no piden examen/i
        const qualifier = isEnglish
          ? /approval depends on your answers to health questions/i
          : /la aprobación depende de sus respuestas sobre su salud/i
        const largest = (section: Element, pattern: RegExp) =>
          Math.max(
            0,
            ...[...section.querySelectorAll('p, li, td, caption')]
              .filter(({ textContent }) => pattern.test(textContent ?? ''))
              .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
          )
        return sections
          .filter(({ textContent }) => claim.test(textContent ?? ''))
          .map((section) => ({ claim: largest(section, claim), qualifier: largest(section, qualifier) }))
      }, language === 'en')
      expect(found.length).toBeGreaterThan(1)
      for (const sizes of found)
        expect(sizes.qualifier, `${path}, ${language}`).toBeGreaterThanOrEqual(Math.max(sizes.claim, 14))
    }
  }
})
