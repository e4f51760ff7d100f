import type { Page } from '@playwright/test'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'
import { test } from '../../fixtures/site/with-provider.ts'

const mainOf = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirm password', { exact: true })
const problem = (page: Page) => mainOf(page).getByRole('alert')

async function openAuth(page: Page, query = '') {
  await page.goto(`/auth${query}`)
  await hydrated(page)
}

/** Changes the mode; resolves once its fields are there, for what is typed before goes with the other mode's. */
async function toMode(page: Page, link: string, heading: string): Promise<void> {
  await mainOf(page).getByRole('link', { name: link }).click()
  await expect(title(page)).toHaveText(heading)
}
const toSignUp = (page: Page) => toMode(page, 'Create account', 'Create Your Account')
const toSignIn = (page: Page) => toMode(page, 'Sign in', 'Welcome Back!')

test('[U16] [D12] [ROUTE-14] [AUTH-01] [AUTH-03] [AUTH-05] [AUTH-07] [AUTH-08] /auth is the sign-in, a link leads to the sign-up and back, each has its fields and its button, and says what an account is good for', async ({
  page,
}) => {
  await openAuth(page)
  await expect(title(page)).toHaveText('Welcome Back!')
  await expect(page).toHaveTitle('Sign in | Plainwell Life')
  await expect(email(page)).toHaveAttribute('autocomplete', 'email')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(confirmation(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(mainOf(page).getByRole('listitem')).toHaveText([
    'Save and compare quotes',
    'Access from any device',
    'Personalized recommendations',
  ])
  await expect(page.getByText('You don’t need an account to get a quote.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start without one' })).toHaveAttribute('href', '/quote')

  await toSignUp(page)
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle('Create your account | Plainwell Life')
  await expect(email(page)).toBeVisible()
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
  await expect(confirmation(page)).toHaveAttribute('autocomplete', 'new-password')
  await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await toSignIn(page)
})

test('[U15] [AUTH-04] there is a Google sign-in button where Google is set up, and nothing of it elsewhere', async ({
  page,
  siteWith,
  provider,
}) => {
  await openAuth(page)
  await expect(email(page)).toBeEditable()
  await expect(mainOf(page).getByText(/Google|or use your email/)).toHaveCount(0)
  await page.goto(`${await siteWith(provider.variables)}/auth`)
  await expect(mainOf(page).getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

test('[AUTH-06] changing the mode clears messages and passwords, and keeps the typed email', async ({
  page,
}) => {
  await openAuth(page, '?error=unexpected')
  await expect(problem(page)).toBeVisible()
  await email(page).fill('maria@example.com')
  await password(page).fill('secret words')
  await toSignUp(page)
  await expect(problem(page)).toHaveCount(0)
  await expect(page).toHaveURL('/auth?mode=sign-up')
  await expect(email(page)).toHaveValue('maria@example.com')
  await expect(password(page)).toHaveValue('')

  await password(page).fill('abc')
  await confirmation(page).fill('abd')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(problem(page)).not.toHaveCount(0)
  await toSignIn(page)
  await expect(problem(page)).toHaveCount(0)
  await expect(password(page)).toHaveValue('')
  await expect(email(page)).toHaveValue('maria@example.com')
})

test('[AUTH-09] a visitor with a session is sent to the dashboard, and Back does not lead into a circle', async ({
  page,
  baseURL,
}) => {
  const { session } = await newAccount(String(baseURL))
  await keepSession(page, session)
  await page.goto('/faq')
  for (const query of ['', '?mode=sign-up', '?mode=forgot']) {
    await page.goto(`/auth${query}`)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('[AUTH-02] [AUTH-10] [AUTH-11] [AUTH-12] [AUTH-13] email and password are required and have to be such, in both modes; different passwords do not match, and each is shown and hidden by a button of its own', async ({
  page,
}) => {
  const tooShort = 'Password must be at least 6 characters long'
  await openAuth(page)
  await password(page).fill('secret words')
  await password(page).press('Enter')
  await expect(problem(page)).toHaveText('Enter your email, such as maria@example.com.')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAttribute('aria-required', 'true')
  for (const typed of ['maria', 'maria@', '@example.com', 'maria alvarez@example.com']) {
    await email(page).fill(typed)
    await email(page).press('Enter')
    await expect(problem(page)).toHaveText('Enter a valid email, such as maria@example.com.')
  }

  await email(page).fill('maria@example.com')
  await password(page).fill('')
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
  await signIn.click()
  await expect(problem(page)).toHaveText('Enter a password.')
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAttribute('aria-required', 'true')
  await password(page).fill('12345')
  await signIn.click()
  await expect(problem(page)).toHaveText(tooShort)

  await toSignUp(page)
  await password(page).fill('12345')
  await confirmation(page).fill('12345')
  const signUp = page.getByRole('button', { name: 'Create Account' })
  await signUp.click()
  await expect(problem(page)).toHaveText(tooShort)
  await password(page).fill('secret words')
  await confirmation(page).fill('secret word')
  await signUp.click()
  await expect(problem(page)).toHaveText('Passwords do not match')
  await expect(confirmation(page)).toBeFocused()
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match')
  await expect(page).toHaveTitle(/^Error: /)

  await expect(page.locator('input[type=password]')).toHaveCount(2)
  const show = page.getByRole('button', { name: 'Show password' })
  const box = await show.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await show.click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(confirmation(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show the password to confirm' }).click()
  await expect(confirmation(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(password(page)).toHaveValue('secret words')
})
