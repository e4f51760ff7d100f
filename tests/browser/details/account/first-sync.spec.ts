import questionnaire from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import { newAccount } from '../../fixtures/account/new-account.ts'
import { expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone as ofPhone } from '../../fixtures/languages-and-devices.ts'
import { arrivedAt } from '../../fixtures/quotes/answer-questions.ts'
import { holdCalls, stored } from '../../fixtures/quotes/stub-quotes.ts'

test.use({ locale: 'es-MX', viewport: ofPhone })

test('[U2] what is typed while the account is being read stays, and who stands in an empty field that the account fills types over it', async ({
  page,
  baseURL,
}) => {
  const { client, session } = await newAccount(baseURL)
  const { questions, nav } = questionnaire
  const profile = { full_name: 'Maria Alvarez', phone: '(305) 555-0142', date_of_birth: '1986-04-12' }
  expect((await client.from('profiles').update(profile).eq('id', session.user.id)).error).toBeNull()
  const first = {
    selectedPlanType: 'Term',
    residentState: 'FL',
    answered: ['coverage'],
    email: 'm@example.com',
  }
  await seed(page, { formData: { people: [first] }, 'sb-127-auth-token': session })
  // What a sync reads first.
  const held = await holdCalls(page, /\/rest\/v1\/account_answers/)
  await page.goto('/quote')
  await hydrated(page)
  const field = page.getByRole('main').getByRole('textbox')
  await arrivedAt(page, questions.fullName.title)
  await field.pressSequentially('María del Carmen')
  for (const { title } of [questions.email, questions.phone]) {
    await page.getByRole('button', { name: nav.continue }).click()
    await arrivedAt(page, title)
  }
  await field.click()
  await held.release()
  await expect(field).toHaveValue('(305) 555-0142')
  await expect(field).toBeFocused()
  await page.keyboard.type('2125550100')
  await expect(field).toHaveValue('(212) 555-0100')
  await expect
    .poll(async () => (await client.from('profiles').select('full_name,phone').single()).data)
    .toEqual({ full_name: 'María del Carmen', phone: '(212) 555-0100' })
  expect(await stored(page, 'formData')).toMatchObject({
    people: [{ fullName: 'María del Carmen', dateOfBirth: '1986-04-12' }],
  })
  await page.reload()
  await hydrated(page)
  await expect(field).toHaveValue('(212) 555-0100')
})
