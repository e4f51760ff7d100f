import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

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

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe finds wrong with the page. Where there are no frames it is asked in the page itself: its runner for
 * Playwright puts the findings together on a second page, with a second copy of axe, which takes twice the time.
 */
async function axeViolations(page: Page): Promise<AxeResults['violations']> {
  // Nothing but violations is told in full: of what passes one example is enough.
  const options = { resultTypes: ['violations'] } as const
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()).violations
  }
  await page.evaluate(axeSource)
  return page.evaluate(
    async (asked) => (await Reflect.get(window, 'axe').run(document, asked)).violations,
    options,
  )
}

/** Resolves once the fonts are there and nothing is on its way to a rest: a color halfway through a fade is no finding. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      await document.fonts.ready
      const moving = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      return moving.every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    },
    undefined,
    { timeout: 10_000 },
  )
}

/** No violation of WCAG 2.2 AA or axe's best practices on the page as it stands, once it stands still. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await settled(page)
  const violations = await axeViolations(page)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`),
  ).toEqual([])
}

/** Resolves once React has taken the page over, so that a tap is answered; a page that is never taken over is named. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]'), `${page.url()} answers taps`).toBeAttached({
    timeout: 30_000,
  })
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
        answered: ['coverage', 'height', 'weight', 'healthRating', 'termLength'],
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
