import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { cartItem } from '../../fixtures/quotes/stub-quotes.ts'

/** Within the phone's hours, which end at 6 PM in New York. */
const thursday = new Date('2026-11-19T15:00:00Z')
const fridayNight = new Date('2026-11-21T02:00:00Z')

/** What the device keeps of an application that was stored. */
function sent(changes: Record<string, unknown> = {}) {
  const { name: company, ...plan } = cartItem()
  return {
    key: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
    at: thursday.toISOString(),
    fullName: 'Maria Alvarez',
    email: 'maria@example.com',
    reach: ['email'],
    plans: [{ ...plan, company }],
    ...changes,
  }
}

test('[ROUTE-09] [CONFIRM-01] [CONFIRM-02] [CONFIRM-03] [CONFIRM-04] after a stored request the page thanks, says what is here and what is next', async ({
  page,
}) => {
  // Another name stands in the answers by now: it was not who applied.
  await page.clock.setFixedTime(thursday)
  await seed(page, { formData: answeredForm({ fullName: 'Somebody Else' }), sentApplications: [sent()] })
  await page.goto('/confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You, Maria')
  await expect(page.getByText('An agent will contact you within 24 hours.', { exact: true })).toBeVisible()
  await expect(page.getByText('A copy of your request is on its way to maria@example.com.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'By email only, as you asked' })).toBeVisible()
  await expect(
    page.getByText('Alex Sample writes to maria@example.com. Alex Sample will not call you.'),
  ).toBeVisible()
  const has = page.getByRole('region', { name: 'What Alex Sample has now' })
  await expect(has).toContainText('Your phone number was not sent.')
  await expect(page.getByRole('main')).toContainText('SBLI')
  await expect(page.getByRole('heading', { name: 'What’s Next' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Application review',
    'Agent contact',
    'Policy activation',
  ])
  await page.getByRole('link', { name: 'Return to home' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('[D1] [D12] with nothing sent, or what is corrupt, it thanks nobody and promises nothing; days later it says when something was sent, without 24 hours', async ({
  page,
}) => {
  const nothing = 'No application on this device'
  await seed(page, { formData: answeredForm({ selectedCompany: 'SBLI', selectedMonthlyPrice: 30 }) })
  await page.goto('/confirmation')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nothing)
  await expect(main).not.toContainText(/Thank|24 hours|Maria/)
  await expect(page).not.toHaveTitle(/Thank/)
  await main.getByRole('link', { name: 'See prices' }).click()
  await expect(page).toHaveURL(/\/white-swan-quotes$/)

  const openWith = async (applications: readonly unknown[]) => {
    await page.evaluate(
      (value) => localStorage.setItem('sentApplications', value),
      JSON.stringify(applications),
    )
    await page.goto('/confirmation')
    await hydrated(page)
  }
  await openWith([{ key: 'guess', plans: [] }])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nothing)
  await openWith([sent({ at: '2026-01-05T15:00:00.000Z' })])
  await expect(page.getByText(/^You sent this on January 5, 2026\. .* call \(800\)/)).toBeVisible()
  await expect(main).not.toContainText('24 hours')
})

test('[O5] what was sent on a Friday night is promised an answer by Monday evening, and no longer on Tuesday', async ({
  page,
}) => {
  const words = {
    en: 'An agent will contact you by Monday, 6 PM EST.',
    es: 'Un agente se comunicará con usted a más tardar el lunes a las 6 PM, hora del Este.',
  }
  await seed(page, { sentApplications: [sent({ at: fridayNight.toISOString() })] })
  await page.clock.setFixedTime(new Date('2026-11-23T15:00:00Z'))
  for (const [language, text] of Object.entries(words)) {
    await page.goto(`/confirmation?lng=${language}`)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await page.clock.setFixedTime(new Date('2026-11-24T15:00:00Z'))
  await page.goto('/confirmation?lng=en')
  await expect(page.getByText(/^You sent this on November 21, 2026\./)).toBeVisible()
})
