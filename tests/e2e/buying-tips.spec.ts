import { expect, test } from './fixtures.ts'

test('[EDU-01] [EDU-02] /buying-tips has five numbered tips, each with expert tips', async ({ page }) => {
  await page.goto('/buying-tips')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five tips before you buy')
  await expect(page.getByText('8 min read')).toBeVisible()
  const tips = page.locator('.guide-sections > li')
  await expect(tips).toHaveCount(5)
  for (const tip of await tips.all()) {
    await expect(tip.getByRole('heading', { level: 2 })).toHaveText(/.{4}/)
    expect(await tip.locator('.expert-tips p:not(.label)').count()).toBeGreaterThan(1)
  }
})

test('[CONST-05] [CONST-14] [CONST-15] the buying tips name the rule of thumb, the comparison and the review', async ({
  page,
}) => {
  await page.goto('/buying-tips')
  await expect(page.getByText('A common rule of thumb is 10 to 12 times your yearly income.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Compare at least 3 to 5 insurers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Look at it again every 5 years' })).toBeVisible()
  const envelope = page.getByRole('table', { name: 'What the family would need, and what it has' })
  await expect(envelope.getByRole('row').last()).toHaveText('Still missing$672,000')
  await expect(page.getByText('An example family')).toBeVisible()
})
