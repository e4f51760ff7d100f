import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { continueButton, openQuestion, question, storedPerson } from '../../fixtures/quotes/open-question.ts'

test('[DEVICE-10] [DEVICE-15] [DEVICE-17] an anonymous visitor’s answers stay on the device: in no address and no call', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openQuestion(page, 'tobacco', {
    fullName: 'Zenobia Quill',
    phone: '(937) 555-0118',
    dateOfBirth: '1971-08-29',
    weightPounds: 263,
    medicalConditions: ['Sarcoidosis'],
  })
  const addresses: string[] = []
  while (new URL(page.url()).pathname === '/quote') {
    const title = (await question(page).textContent()) ?? ''
    await continueButton(page).click()
    await expect(question(page)).not.toHaveText(title)
    addresses.push(page.url())
  }
  await expect(page.getByRole('link', { name: /^Zenobia Quill, / })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sarcoidosis')).toBeVisible()

  expect([...new Set(addresses)]).toEqual([`${baseURL}/quote`, `${baseURL}/quote/review`])
  const origin = new URL(page.url()).origin
  for (const request of sent) {
    // Without the site's own address: its port is any number.
    const told = request.replace(origin, '')
    expect(told).not.toMatch(/Zenobia|9375550118|555-0118|\b1971\b|\b263\b|Sarcoidosis|Female/i)
    expect(request.startsWith(origin) || request.startsWith('data:')).toBe(true)
  }
  expect(page.frames()).toHaveLength(1)
  expect(await page.context().cookies()).toEqual([expect.objectContaining({ name: 'i18next' })])
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(kept).toEqual(['formData', 'i18nextLng'])
})

test('[DEVICE-13] with a forbidden storage the questionnaire still works while it is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await page.goto('/quote')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Whole Life' }).click()
  await continueButton(page).click()
  await page.getByLabel('Which state do you live in?').selectOption('Ohio')
  await continueButton(page).click()
  await expect(question(page)).toHaveText('How much coverage do you want?')
  await page.goBack()
  await expect(page.getByLabel('Which state do you live in?')).toHaveValue('OH')
})

test('[DEVICE-14] two tabs that change the same answers follow each other', async ({ context, page }) => {
  await openQuestion(page, 'fullName')
  const other = await context.newPage()
  await other.goto('/quote/review')
  await expect(other.getByRole('link', { name: /^Maria Alvarez, / })).toBeVisible()
  await page.getByLabel('What is your full name?').fill('Ana Alvarez')
  await expect(other.getByRole('link', { name: /^Ana Alvarez, / })).toBeVisible()
  await other.getByRole('textbox', { name: 'Medications' }).fill('Albuterol')
  await other.getByRole('textbox', { name: 'Medications' }).press('Enter')
  await expect.poll(async () => (await storedPerson(page)).medications).toEqual(['Albuterol'])
  await page.getByLabel('What is your full name?').fill('Ana Quill')
  expect(await storedPerson(page)).toMatchObject({ fullName: 'Ana Quill', medications: ['Albuterol'] })
  await other.evaluate(() => localStorage.setItem('formData', 'not json'))
  await expect(page.getByLabel('What is your full name?')).toHaveValue('Ana Quill')
})
