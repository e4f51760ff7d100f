import { expect, test } from '../../fixtures/fixtures.ts'
import {
  continueButton,
  notSure,
  openQuestion,
  question,
  storedPerson,
} from '../../fixtures/quotes/open-question.ts'

const unsure = { selectedPlanType: 'NotSure' }

test('[QUEST-29] [QUEST-30] picking a goal opens the recommendation, and its Continue takes the type and moves on', async ({
  page,
}) => {
  await openQuestion(page, 'insuranceGoals', unsure, notSure)
  await page.getByRole('radio', { name: 'Plan my estate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText('For “Plan my estate” we suggest Whole Life')
  await expect(dialog).toContainText('Whole life doesn’t run out')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(question(page)).toHaveText('Which state do you live in?')
  expect(await storedPerson(page)).toMatchObject({
    selectedPlanType: 'Whole',
    insuranceGoals: ['estate_planning'],
  })
})

test('[QUEST-31] Learn more of each type leads to its page', async ({ page }) => {
  for (const { goal, type, path } of [
    { goal: 'Protect my family', type: 'Term Life', path: '/term-life-insurance' },
    { goal: 'Guaranteed coverage for life', type: 'Whole Life', path: '/whole-life-insurance' },
    { goal: 'Build cash value', type: 'Index Universal Life', path: '/index-universal-life' },
  ]) {
    await openQuestion(page, 'insuranceGoals', unsure, notSure)
    await page.getByRole('radio', { name: goal }).click()
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText(type)
    await page.getByRole('dialog').getByRole('link', { name: 'Learn more' }).click()
    await expect(page).toHaveURL(path)
  }
})

test('[D5] [QUEST-29] by keyboard Space on a goal opens the recommendation, as Enter does; arrows only move', async ({
  page,
}) => {
  await openQuestion(page, 'insuranceGoals', unsure, notSure)
  const dialog = page.getByRole('dialog')
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Build cash value' })).toBeChecked()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('heading')).toContainText('Index Universal Life')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText('Which state do you live in?')
  expect((await storedPerson(page)).selectedPlanType).toBe('NotSure')
})

test('[D5] [QUEST-29] the first goal picked by Space opens its recommendation', async ({ page }) => {
  await openQuestion(page, 'insuranceGoals', unsure, notSure)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(question(page)).toHaveText('Which state do you live in?')
})

test('by keyboard Enter opens the recommendation, and who closes it goes on without it', async ({ page }) => {
  await openQuestion(page, 'insuranceGoals', unsure, notSure)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await continueButton(page).click()
  await expect(question(page)).toHaveText('Which state do you live in?')
  expect((await storedPerson(page)).selectedPlanType).toBe('NotSure')
})
