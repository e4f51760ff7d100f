import type { Locator, Page } from '@playwright/test'
import enNeeds from '#content/messages/en/quote/needs.json' with { type: 'json' }
import enLadder from '#content/messages/en/quote/needs-ladder.json' with { type: 'json' }
import esNeeds from '#content/messages/es/quote/needs.json' with { type: 'json' }
import esLadder from '#content/messages/es/quote/needs-ladder.json' with { type: 'json' }
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'

const words = {
  en: { needs: enNeeds, ladder: enLadder },
  es: { needs: esNeeds, ladder: esLadder },
} as const

/** A family whose need falls: income for 12 years, a mortgage over 18. */
const typed = [
  ['yearlyIncome', '20,000'],
  ['incomeYears', '12'],
  ['mortgage', '180,000'],
  ['debts', '20,000'],
] as const

/** Cents of every amount with cents in a text. */
const centsIn = (text: string) =>
  [...text.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, usd = '', cents]) => Number(usd.replace(',', '') + cents))

async function openNeeds(page: Page, open: string): Promise<Locator> {
  await page.getByRole('button', { name: open }).first().click()
  const dialog = page.getByRole('dialog', { name: open })
  await expect(dialog).toBeVisible()
  return dialog
}

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'es', width: 390 },
] as const) {
  const { needs, ladder } = words[language]

  test(`several policies stand beside one, never dearer, and the cart has their prices (${language}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await seed(page, { formData: answeredForm() })
    await page.goto(`/quote/companies?lng=${language}`)
    await hydrated(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    if (width < 1024) await page.locator('[data-slot="asked"]').click()
    const dialog = await openNeeds(page, needs.open)
    const section = dialog.getByRole('region', { name: ladder.title })
    await expect(section).toHaveCount(0)

    await test.step('it asks when things end', async () => {
      for (const [field, text] of typed) await dialog.getByLabel(needs.fields[field].label).fill(text)
      await expect(section).toContainText(ladder.fields.mortgageYears.label)
      await dialog.getByLabel(ladder.fields.mortgageYears.label).fill('18')
      await dialog.getByLabel(ladder.fields.debtYears.label).fill('5')
      await expect(section.getByRole('img')).toHaveAccessibleName(/\$440,000.*18/)
    })

    await test.step('one policy beside several, to the cent', async () => {
      await section.getByRole('button', { name: ladder.find }).click()
      const sides = section.getByRole('region')
      await expect(sides).toHaveCount(2)
      const [one = 0] = centsIn(await sides.first().innerText())
      const [sum = 0, , , ...parts] = centsIn(await sides.last().innerText())
      expect(parts.length).toBeGreaterThan(1)
      expect(parts.reduce((all, cents) => all + cents, 0)).toBe(sum)
      expect(sum).toBeLessThanOrEqual(one)
      await expect(section.getByRole('table').getByRole('row').nth(1)).toContainText('$440,000')
      for (const note of Object.values(ladder.notes)) await expect(section).toContainText(note)
      await expectNoAxeViolations(page)

      await page.emulateMedia({ forcedColors: 'active' })
      await expect(section.getByRole('img')).toBeVisible()
      await page.emulateMedia({ forcedColors: 'none' })

      await sides.last().getByRole('button').click()
      await expect(dialog).toHaveCount(0)
      const kept: { monthlyPrice: number; term: number }[] = await page.evaluate(() =>
        JSON.parse(localStorage.getItem('cart') ?? '[]'),
      )
      expect(kept.map(({ monthlyPrice }) => Math.round(100 * monthlyPrice))).toEqual(parts)
      await expect(page.getByRole('dialog').last()).toContainText(`$${(sum / 100).toFixed(2)}`)
    })
  })
}
