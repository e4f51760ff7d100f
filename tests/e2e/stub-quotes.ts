import type { Page, Request, Route } from '@playwright/test'

export const quoteCalls = /\/functions\/v1\/white-swan-(complete-request|policy-search)$/
export const requestCall = /\/functions\/v1\/white-swan-complete-request$/
export const searchCall = /\/functions\/v1\/white-swan-policy-search$/

/** A policy as a quote service words it; `changes` replace parts of it. */
export function policy(changes: Record<string, unknown> = {}) {
  return {
    personal_plan_id: 'plan-1',
    carrier_name: 'SBLI',
    product_name: 'Level Term 20',
    monthly_premium: 28.5,
    annual_premium: 342,
    death_benefit: 500_000,
    term_length: 20,
    health_class: 'Preferred',
    rating: 4,
    instant_decision: true,
    ...changes,
  }
}

/** Answers the quote calls with these policies instead of the site's own backend. */
export async function stubQuotes(page: Page, policies: readonly unknown[], status = 'Found Policies') {
  await page.route(requestCall, (route) => route.fulfill({ json: { search_id: 'search-1' } }))
  await page.route(searchCall, (route) => route.fulfill({ json: { status, policies } }))
}

/** Every call of the page that matches, in order. */
export function callsTo(page: Page, pattern: RegExp): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url()) && request.method() === 'POST') calls.push(request)
  })
  return calls
}

/** Holds calls back until `release` is called, so that a test can look at the page while it waits. */
export async function holdCalls(page: Page, pattern: RegExp): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = []
  let isOpen = false
  await page.route(pattern, async (route) => {
    if (isOpen) await route.fallback()
    else held.push(route)
  })
  return {
    async release() {
      isOpen = true
      await Promise.all(held.splice(0).map((route) => route.fallback()))
    },
  }
}

/** A plan in the cart as the device keeps it under `cart`; `changes` replace parts of it. */
export function cartItem(changes: Record<string, unknown> = {}) {
  return {
    id: 'item-1',
    personId: 'primary',
    personName: 'Maria Alvarez',
    relationship: 'Primary',
    name: 'SBLI',
    planType: 'term',
    coverage: 500_000,
    monthlyPrice: 28.5,
    term: 20,
    quoteId: 'plan-1',
    applyProductCode: 'plan-1',
    productName: 'Level Term 20',
    healthClass: 'Preferred',
    instantDecision: true,
    isSample: false,
    ...changes,
  }
}

/** The answers that choosing that plan writes on the person. */
export const chosenPlan = { selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5 }

/** What the page has on the device under a key. */
export function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
}
