import type { Page } from '@playwright/test'
import { type StoredLead, storedLeads } from '../fixtures/leads/stored-leads.ts'
import { hydrated } from './fixtures.ts'
import { dataDirOf } from './start-site.ts'
import { uniqueName } from './unique-name.ts'

export const callFunction = /\/functions\/v1\/request-call$/

/** A name that only this test's caller has, so that its leads are found among all. */
export const newCaller = () => uniqueName('Ana')

/** The parts of the form that asks for a call, by their English names. */
export function callForm(page: Page) {
  const main = page.getByRole('main')
  return {
    name: main.getByRole('textbox', { name: 'Name' }),
    phone: main.getByRole('textbox', { name: 'Phone' }),
    email: main.getByRole('textbox', { name: 'Email (optional)' }),
    time: (name: string) => main.getByRole('checkbox', { name, exact: true }),
    share: main.getByRole('checkbox', { name: /^Send my/ }),
    consent: main.getByRole('checkbox', { name: /may call or text me/ }),
    submit: main.getByRole('button', { name: 'Request a call' }),
    sent: main.getByRole('heading', { name: 'We have your request' }),
  }
}

export async function openContact(page: Page, address = '/contact') {
  await page.goto(address)
  await hydrated(page)
  return callForm(page)
}

/** What the site has stored for the agent under this name. */
export function leadsOf(baseURL: string | undefined, name: string): Promise<StoredLead[]> {
  if (baseURL === undefined) throw new Error('There is no site whose leads could be read')
  return storedLeads(baseURL, dataDirOf(baseURL), name)
}
