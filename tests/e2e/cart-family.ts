import type { Locator, Page } from '@playwright/test'
import { builtSelector } from '../../scripts/scoped-class-names.ts'
import { type StoredLead, storedLeads } from '../fixtures/leads/stored-leads.ts'
import { answeredForm, expect, hydrated, seed } from './fixtures.ts'
import { added, formOf } from './people.ts'
import { dataDirOf } from './start-site.ts'
import { cartItem, policy, stubQuotes } from './stub-quotes.ts'
import { uniqueName } from './unique-name.ts'

export const mailCall = /\/functions\/v1\/email-quote$/
export const storeCall = /\/functions\/v1\/submit-application$/
export const startCall = /\/functions\/v1\/white-swan-start-application$/

/** A family of this test alone: two plans for the first person, one for the other. */
export function newFamily() {
  const name = uniqueName('Maria')
  const email = `${crypto.randomUUID()}@example.com`
  const form = formOf([added('luis')])
  const [maria, ...others] = form.people
  return {
    name,
    email,
    formData: { ...form, people: [{ ...maria, fullName: name, email }, ...others] },
    cart: [
      cartItem({ id: 'm1', personName: name }),
      cartItem({
        id: 'm2',
        personName: name,
        name: 'Transamerica',
        productName: 'Term 20 Plus',
        monthlyPrice: 31.07,
      }),
      cartItem({
        id: 'l1',
        personId: 'luis',
        personName: 'Luis Alvarez',
        relationship: 'Spouse',
        name: 'Legal & General America',
        productName: 'OPTerm 20',
        applyProductCode: 'plan-2',
        monthlyPrice: 41.36,
      }),
    ],
  }
}

/** The cart of one person with these plans, opened. */
export function openCartWith(page: Page, cart: readonly unknown[], person: Record<string, unknown> = {}) {
  return openCart(page, { formData: answeredForm(person), cart })
}

/** Opens the cart over the comparison, with what the device keeps. */
export async function openCart(
  page: Page,
  keeps: { formData: unknown; cart: readonly unknown[] },
  language = 'en',
): Promise<Locator> {
  await stubQuotes(page, [policy()])
  await seed(page, { formData: keeps.formData, cart: keeps.cart })
  await page.goto(`/quote/companies?lng=${language}`)
  await hydrated(page)
  await page.locator(builtSelector('.cart_button')).click()
  const cart = page.getByRole('dialog')
  await expect(cart.locator(builtSelector('.cart_total'))).toBeVisible()
  return cart
}

/** Lets every carrier's application start at this address. */
export async function startAt(page: Page, url = '/application') {
  await page.route(startCall, (route) => route.fulfill({ json: { url } }))
}

/** What the site has stored for the agent under this name. */
export function leadsOf(baseURL: string | undefined, name: string): Promise<StoredLead[]> {
  if (baseURL === undefined) throw new Error('There is no site whose leads could be read')
  return storedLeads(baseURL, dataDirOf(baseURL), name)
}

export const heading = (cart: Locator, name: string) => cart.getByRole('heading', { name, exact: true })
