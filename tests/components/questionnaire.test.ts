import { expect, test } from 'vitest'
import { openLivePage, screen } from './open-page.ts'

test('a choice is stored, leads to the next question, and both outlast a reload', async () => {
  const page = await openLivePage('/quote')
  await page.choose('Term Life')
  await screen().findByText('Which state do you live in?')
  expect(page.stored('formData')).toMatchObject({ people: [{ selectedPlanType: 'Term' }] })
  await page.reload()
  await screen().findByText('Which state do you live in?')
})
