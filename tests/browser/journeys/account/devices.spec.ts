import dashboard from '#content/messages/es/account/dashboard.json' with { type: 'json' }
import cart from '#content/messages/es/quote/cart.json' with { type: 'json' }
import comparison from '#content/messages/es/quote/comparison.json' with { type: 'json' }
import leads from '#content/messages/es/quote/leads.json' with { type: 'json' }
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { keepSession, newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { uniqueName } from '../../fixtures/account/unique-name.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { leadsOf } from '../../fixtures/quotes/cart-family.ts'
import { monthlyPrices } from '../../fixtures/quotes/plan-cards.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { cartItem, stored } from '../../fixtures/quotes/stub-quotes.ts'

test.use({ locale: 'es-US' })

test('[U2] [D1] [EMAIL-08] a second device of an account shows the same prices and sends a quote with the ways to be reached that the first one was told', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  const name = uniqueName('Ana')
  const profile = { full_name: name, phone: '(305) 555-0188' }
  const named = await account.client.from('profiles').update(profile).eq('id', account.session.user.id)
  expect(named.error).toBeNull()
  const answers = async () => (await account.client.from('account_answers').select('answers')).data
  await seed(page, {
    formData: answeredForm({ fullName: name, email: account.email }),
    cart: [cartItem({ personName: name })],
    'sb-127-auth-token': account.session,
  })
  await page.goto('/quote/companies')
  await hydrated(page)
  const here = await monthlyPrices(page)
  expect(here.length).toBeGreaterThan(2)
  await page.locator(builtSelector('.cart_button')).click()
  await page.getByRole('button', { name: cart.apply.title, exact: true }).click()
  await page.getByRole('button', { name: leads.apply.online.title }).click()
  await applyForm(page).way('email').check()
  await applyForm(page).way('text').check()
  await expect.poll(answers).toMatchObject([{ answers: { reach: ['email', 'text'] } }])

  const context = await browser.newContext({ baseURL: account.address, locale: 'es-US' })
  const there = await context.newPage()
  const press = (button: string) => there.getByRole('button', { name: button, exact: true }).click()
  await keepSession(there, (await signInAgain(account.address, account.email, account.password)).session)
  await there.goto('/dashboard')
  await there.getByRole('link', { name: dashboard.actions.shop }).click()
  await expect(there).toHaveURL(/\/quote\/companies$/)
  expect(await monthlyPrices(there)).toEqual(here)
  await there.getByRole('article').first().getByRole('button', { name: comparison.card.add }).click()
  await press(cart.email.title)
  await press(cart.email.send)
  await expect(there.getByRole('heading', { name: cart.email.sent.title })).toBeVisible()
  // A text message needs a number, and a mailed quote takes none along.
  expect(await leadsOf(baseURL, name)).toMatchObject([
    { kind: 'quote_email', reach: ['email'], phone: null, language: 'es' },
  ])

  // With the session goes what the account knows.
  await there.goto('/dashboard')
  await press(dashboard.contact.signOut)
  await expect(there).toHaveURL(/\/auth/)
  expect(await stored(there, 'formData')).toBeNull()
  expect(await answers()).toMatchObject([{ answers: { reach: ['email', 'text'] } }])
  await context.close()
})
