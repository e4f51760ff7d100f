import type { Browser, Page } from '@playwright/test'
import enDashboard from '#content/messages/en/account/dashboard.json' with { type: 'json' }
import en from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import dashboard from '#content/messages/es/account/dashboard.json' with { type: 'json' }
import cart from '#content/messages/es/quote/cart.json' with { type: 'json' }
import comparison from '#content/messages/es/quote/comparison.json' with { type: 'json' }
import leads from '#content/messages/es/quote/leads.json' with { type: 'json' }
import nextSteps from '#content/messages/es/quote/next-steps.json' with { type: 'json' }
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { keepSession, type NewAccount, newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { uniqueName } from '../../fixtures/account/unique-name.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { answerQuestions, ownAnswers, pointer } from '../../fixtures/quotes/answer-questions.ts'
import { leadsOf } from '../../fixtures/quotes/cart-family.ts'
import { monthlyPrices } from '../../fixtures/quotes/plan-cards.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { callsTo, cartItem, quoteCalls, stored } from '../../fixtures/quotes/stub-quotes.ts'

const { request } = nextSteps

async function answersOf({ client }: NewAccount) {
  const { data, error } = await client.from('account_answers').select('answers')
  if (error) throw error
  return data[0]?.answers
}

/** Resolves once the account has what the questions asked of Maria herself; the rest of her answers goes there by itself. */
async function knowsMaria({ client }: NewAccount) {
  const asked = 'full_name, phone, date_of_birth, zip_code, gender, smoker'
  await expect
    .poll(async () => (await client.from('profiles').select(asked)).data)
    .toEqual([
      {
        ...{ full_name: 'Maria Alvarez', phone: '(305) 555-0188', date_of_birth: '1986-04-12' },
        ...{ zip_code: 'FL', gender: 'Female', smoker: false },
      },
    ])
}

/** Another browser of the same visitor, signed in to the account. */
async function otherBrowser(browser: Browser, account: NewAccount, language: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: account.address,
    reducedMotion: 'reduce',
    locale: language === 'es' ? 'es-US' : 'en-US',
  })
  const page = await context.newPage()
  await keepSession(page, (await signInAgain(account.address, account.email, account.password)).session)
  return page
}

test('[U2] a second browser of the account has the same answers and the same prices', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await keepSession(page, account.session)
  await page.goto('/quote')
  await hydrated(page)
  const maria = { name: 'Maria Alvarez', email: account.email }
  const first = page.getByRole('heading', { level: 1, name: en.questions.policyType.title })
  await expect(first).toBeVisible()
  await answerQuestions(page, en, pointer, maria, ownAnswers)
  await expect(page).toHaveURL(/\/quote\/review$/)
  await page.goto('/quote/companies')
  const here = await monthlyPrices(page)
  expect(here.length).toBeGreaterThan(2)
  await expect.poll(() => answersOf(account)).toMatchObject({ people: [{ term: 30, planType: 'Term' }] })
  await knowsMaria(account)

  const there = await otherBrowser(browser, account, 'en')
  await there.goto('/dashboard')
  await expect(there.getByText(enDashboard.lead.complete)).toBeVisible()
  await there.getByRole('link', { name: enDashboard.actions.shop }).click()
  await expect(there).toHaveURL(/\/quote\/companies$/)
  expect(await monthlyPrices(there)).toEqual(here)
  const [one, other] = await Promise.all([page, there].map((each) => stored(each, 'formData')))
  const answers = { people: [personOf(one)] }
  expect(other).toMatchObject(answers)
  expect(personOf(one)).toMatchObject({
    ...{ selectedCoverage: 1_000_000, heightFeet: 5, heightInches: 5, weightPounds: 140 },
    ...{ healthRating: 'Preferred', selectedTerm: 30, smoker: false },
  })
  await there.context().close()
})

function personOf(form: unknown): unknown {
  return JSON.parse(JSON.stringify(form)).people[0]
}

test('[D1] how to be reached is said in one browser, stands in another one, and goes along with what is sent there', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  const name = uniqueName('Ana')
  const named = await account.client
    .from('profiles')
    .update({ full_name: name, phone: '(305) 555-0188' })
    .eq('id', account.session.user.id)
  expect(named.error).toBeNull()
  await seed(page, {
    formData: answeredForm({ fullName: name, email: account.email }),
    cart: [cartItem({ personName: name })],
    'sb-127-auth-token': account.session,
  })
  await page.goto('/quote/companies?lng=es')
  await hydrated(page)
  await page.locator(builtSelector('.cart_button')).click()
  await page.getByRole('button', { name: cart.apply.title, exact: true }).click()
  await page.getByRole('button', { name: leads.apply.online.title }).click()
  await applyForm(page).way('email').check()
  await applyForm(page).way('text').check()
  await expect.poll(() => answersOf(account)).toMatchObject({ reach: ['email', 'text'] })

  const there = await otherBrowser(browser, account, 'es')
  const press = (name: string) => there.getByRole('button', { name, exact: true }).click()
  await there.goto('/quote/companies')
  await monthlyPrices(there)
  await expect.poll(() => stored(there, 'formData')).toMatchObject({ reach: ['email', 'text'] })
  await there.getByRole('article').first().getByRole('button', { name: comparison.card.add }).click()
  await press(cart.email.title)
  await press(cart.email.send)
  await expect(there.getByRole('heading', { name: cart.email.sent.title })).toBeVisible()
  // A text message needs a number, and a mailed quote takes none along.
  expect(await leadsOf(baseURL, name)).toMatchObject([
    { kind: 'quote_email', reach: ['email'], phone: null, language: 'es' },
  ])

  await there.goto('/contact')
  await hydrated(there)
  await press(request.submit)
  await expect(there.getByRole('heading', { name: request.sent.title })).toBeVisible()
  expect(await leadsOf(baseURL, name)).toMatchObject([
    { kind: 'quote_email' },
    { kind: 'call', reach: ['email', 'call', 'text'], phone: '(305) 555-0188' },
  ])

  // With the session goes what the account knows.
  await there.goto('/dashboard')
  await press(dashboard.contact.signOut)
  await expect(there).toHaveURL(/\/auth/)
  expect(await stored(there, 'formData')).toBeNull()
  expect(await answersOf(account)).toMatchObject({ reach: ['email', 'text'] })
  await there.context().close()
})

test('[U2] a default that was confirmed is not asked again in a second browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await keepSession(page, account.session)
  await page.goto('/quote?lng=en')
  await hydrated(page)
  // The account fills its address in: what is typed before that would stand beside it.
  await expect.poll(() => stored(page, 'formData')).toMatchObject({ people: [{ email: account.email }] })
  await answerQuestions(page, en, pointer, { name: 'Maria Alvarez', email: account.email })
  await page.goto('/quote/companies')
  const here = await monthlyPrices(page)
  await expect
    .poll(() => answersOf(account))
    .toMatchObject({ people: [{ height: { feet: 5, inches: 10 }, weight: 170, term: 20 }] })
  await knowsMaria(account)
  const there = await otherBrowser(browser, account, 'en')
  await there.goto('/quote/companies')
  expect(await monthlyPrices(there)).toEqual(here)
  await there.context().close()
})

test('[U2] [SYNC-11] what the account lacks is asked before anything is priced, in plain words', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  const { error } = await account.client
    .from('profiles')
    .update({
      ...{ full_name: 'Maria Alvarez', phone: '(305) 555-0188', date_of_birth: '1986-04-12' },
      ...{ zip_code: 'FL', gender: 'Female' },
    })
    .eq('id', account.session.user.id)
  expect(error).toBeNull()
  await account.client.from('account_answers').insert({
    id: account.session.user.id,
    answers: {
      people: [{ id: 'primary', planType: 'Term', coverage: 1_000_000, healthRating: 'Preferred' }],
    },
  })
  await keepSession(page, account.session)
  const calls = callsTo(page, quoteCalls)
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'We need a few more answers for your price' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Tobacco or nicotine in the last 12 months',
    'Height',
    'Weight',
    'How long you want to be covered',
  ])
  await expect(page.locator(builtSelector('.plan-card_card'))).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(calls).toEqual([])
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Answer 4 questions' }).click()
  const next = page.getByRole('button', { name: en.nav.continue })
  const asked = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await asked(en.questions.tobacco.title)
  await page.getByRole('radio', { name: en.questions.tobacco.options.no.label }).last().check()
  await next.click()
  await asked(en.questions.height.title)
  await page.getByLabel(en.questions.height.inches, { exact: true }).selectOption('5')
  await next.click()
  await asked(en.questions.weight.title)
  await page.getByRole('main').getByRole('spinbutton').fill('140')
  await next.click()
  await asked(en.questions.termLength.title)
  await next.click()
  await expect(page).toHaveURL(/\/quote\/companies$/)
  expect((await monthlyPrices(page)).length).toBeGreaterThan(2)
  await expect
    .poll(() => answersOf(account))
    .toEqual({
      people: [
        {
          ...{ id: 'primary', planType: 'Term', coverage: 1_000_000, healthRating: 'Preferred' },
          ...{ smoker: false, height: { feet: 5, inches: 5 }, weight: 140, term: 20 },
        },
      ],
      recommendation: { isWanted: false },
    })
})
