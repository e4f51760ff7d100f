import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Fixtures {
  /** Console messages that this test expects; every other error or warning fails it. */
  allowConsole: (pattern: RegExp) => void
}

/** A page whose console errors and warnings fail the test, and what its content policy refuses as well. */
export const test = base.extend<Fixtures & { consoleWatch: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  consoleWatch: async ({}, use) => use([]),
  allowConsole: async ({ consoleWatch }, use) => use((pattern) => void consoleWatch.push(pattern)),
  page: async ({ page, consoleWatch }, use) => {
    const messages: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        messages.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => messages.push(String(error)))
    // Code that catches its own refusal leaves no other trace.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Refused by ${violatedDirective}: ${blockedURI}`),
      ),
    )
    await use(page)
    expect(messages.filter((message) => !consoleWatch.some((pattern) => pattern.test(message)))).toEqual([])
  },
})

export { expect }

/** No violation of WCAG 2.2 AA or axe's best practices on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`),
  ).toEqual([])
}

/** Resolves once React has taken the page over, so that a tap is answered. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

/** A complete set of answers as the device keeps them under `formData`; `changes` replace answers of the person. */
export function answeredForm(changes: Record<string, unknown> = {}, form: Record<string, unknown> = {}) {
  return {
    numberOfPeople: 1,
    shoppingForMultiple: false,
    needsRecommendation: false,
    isAuthenticated: false,
    people: [
      {
        id: 'primary',
        fullName: 'Maria Alvarez',
        email: 'maria@example.com',
        phone: '(305) 555-0188',
        dateOfBirth: '1986-04-12',
        residentState: 'FL',
        gender: 'Female',
        heightFeet: 5,
        heightInches: 5,
        weightPounds: 150,
        healthRating: 'Preferred',
        smoker: false,
        medicalConditions: [],
        medications: [],
        relationshipToPrimary: 'Primary',
        insuranceGoals: [],
        selectedCoverage: 500000,
        selectedPlanType: 'Term',
        selectedTerm: 20,
        selectedCompany: '',
        selectedMonthlyPrice: 0,
        ...changes,
      },
    ],
    ...form,
  }
}

/** Puts answers on the device before the page's first script runs; a reload keeps what the page wrote since. */
export async function seed(page: Page, stored: Record<string, unknown>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    }
  }, stored)
}
