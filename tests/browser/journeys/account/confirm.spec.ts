import type { Page } from '@playwright/test'
import { confirmPageOf, emailTo } from '../../fixtures/account/mailed-link.ts'
import { keepSession, newAccount, signUpOnly } from '../../fixtures/account/new-account.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

const refused = /status of 4\d\d/
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The page of a mail's link, which asks to be led on to this address. */
function leadingTo(link: string, address: string): string {
  const [before] = confirmPageOf(link).split('&redirect_to=')
  return `${before}&redirect_to=${encodeURIComponent(address)}`
}

/** What was sent to the accounts service, without its settings. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/auth\/v1\/(?!settings)/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

test('[S13] the link of a mail opens a page whose button alone confirms', async ({ page, baseURL }) => {
  await page.setViewportSize(phone)
  const { email } = await signUpOnly(baseURL)
  const { link } = await emailTo(baseURL, email, 'confirmation')
  const calls = callsOf(page)
  await page.goto(confirmPageOf(link).replace('#', '?lng=es#'))
  await expect(title(page)).toHaveText('Confirme su correo electrónico')
  // Neither the address nor the history says the token any more.
  await expect(page).toHaveURL(/\/auth\/confirm\?lng=..$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('token')
  await expectNoOverflow(page)
  const box = await page.getByRole('button', { name: 'Confirmar mi correo' }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await expectNoAxeViolations(page)
  expect(calls).toEqual([])

  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(calls[0]).toBe('POST /auth/v1/verify')
  await page.goBack()
  expect(page.url()).not.toContain('token')
})

test('[S13] opened by hand the page says where it opens from; a link that was used says so, a new one can be sent from there, and it leads to no other site', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(refused)
  await page.goto('/auth/confirm')
  await hydrated(page)
  await expect(title(page)).toHaveText('This page opens from a link in our email.')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(title(page)).toHaveText('Forgot your password?')

  const { email } = await signUpOnly(baseURL)
  const first = await emailTo(baseURL, email, 'confirmation')
  await page.goto(confirmPageOf(first.link).replace(/token_hash=\w+/, 'token_hash=nothing'))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(title(page)).toHaveText('This link does not work anymore.')
  await expect(title(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Resend confirmation' }).click()
  await expect(page.getByText('We sent it again.')).toBeVisible()
  const again = await emailTo(baseURL, email, 'confirmation', first)
  await page.goto(leadingTo(again.link, 'https://evil.example/quote'))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('[S13] without a connection the link is kept, and the button tries again and leads on within this site', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { email } = await signUpOnly(baseURL)
  const { link } = await emailTo(baseURL, email, 'confirmation')
  await page.goto(leadingTo(link, `${baseURL}/quote/review`))
  await page.route('**/auth/v1/verify', (route) => route.abort())
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not connect.')
  await page.unroute('**/auth/v1/verify')
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page).toHaveURL('/quote/review')
})

test('[S13] somebody else’s link asks before the answers on the device go to their account; no leaves all as it was', async ({
  page,
  baseURL,
}) => {
  const answers = answeredForm()
  await seed(page, { formData: answers })
  const { email } = await signUpOnly(baseURL)
  const { link } = await emailTo(baseURL, email, 'confirmation')
  await page.goto(confirmPageOf(link))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(title(page)).toHaveText(`Sign in as ${email}?`)
  await page.getByRole('button', { name: 'No, this is not me' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  expect(await stored(page, 'formData')).toEqual(answers)
  expect(await stored(page, 'sb-127-auth-token')).toBeNull()
})

test('[S13] another link that is opened in the same tab takes the first one’s place', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await keepSession(page, account.session)
  await page.goto('/auth/confirm#token_hash=nothing&type=signup')
  await expect(title(page)).toHaveText('Confirm your email')
  await page.evaluate(() => location.assign('#cancel=nothing'))
  await expect(title(page)).toHaveText('Cancel the change of your email?')
  await expect(page).toHaveURL(/\/auth\/confirm$/)
})
