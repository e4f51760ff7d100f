import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { consentVersions } from '#domain/leads/consent.ts'
import { runningPostgresUrl } from '#server/backend/postgres/postgres.ts'
import { openPool } from '#server/database/pools.ts'
import type { Sql } from '#server/database/sql.ts'
import { withApp } from './account-authenticator.ts'
import { test as base, hydrated } from './fixtures.ts'
import { keepSession, type NewAccount, newAccount } from './new-account.ts'
import { dataDirOf } from './start-site.ts'
import { uniqueWord } from './unique-name.ts'

/** Journeys at the desk, with the address of the site that they take place at. */
export const test = base.extend<{ address: string }>({
  address: async ({ baseURL }, use) => use(String(baseURL)),
})

/** Asks the database of a running site. */
export async function inDatabase<Result>(
  address: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const url = await runningPostgresUrl(dataDirOf(address))
  if (!url) throw new Error(`The site at ${address} has no database of its own`)
  const sql = openPool(url, 'command')
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** Gives an account the desk, or takes it away, as `npm run make-agent` does. */
export async function setAgent({ address, session }: NewAccount, isAgent: boolean): Promise<void> {
  const { id } = session.user
  await inDatabase(address, (sql) =>
    isAgent
      ? sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where id = ${id}`
      : sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${id}`,
  )
}

/** A new account with the agent's role, in a session that has shown the code of its authenticator app. */
export async function newAgent(address: string | undefined, email?: string): ReturnType<typeof withApp> {
  const agent = await newAccount(address, undefined, email)
  await setAgent(agent, true)
  return withApp(agent)
}

/** A name that no other test has. */
export function newName(first: string): string {
  return `${first} ${uniqueWord().slice(0, 8)}`
}

const common = { language: 'en', page: '/contact', consent: true, consentVersion: consentVersions.calls }

export const plan = {
  carrierName: 'SBLI',
  productName: 'EasyTrak Digital Term',
  planType: 'term',
  coverage: 750_000,
  monthlyPremium: 28.03,
  termYears: 20,
  personName: 'Maria Alvarez',
  applyProductCode: 'code-1',
  isSample: false,
}

export const person = {
  fullName: 'Maria Alvarez',
  relationship: 'Primary',
  dateOfBirth: '1988-03-14',
  residentState: 'OH',
  gender: 'Female',
  heightFeet: 5,
  heightInches: 6,
  weightPounds: 142,
  healthRating: 'Preferred',
  smoker: false,
  medicalConditions: ['Asthma'],
  medications: [],
  goals: ['protect_loved_ones'],
}

/** Hands a lead over as a visitor's page does; gives its id. */
export async function handOver(address: string, name: string, body: object): Promise<string> {
  const { supabaseKey } = await (await fetch(`${address}/config.json`)).json()
  const answer = await fetch(`${address}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${supabaseKey}` },
    body: JSON.stringify({ ...common, idempotencyKey: randomUUID(), ...body }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { id } = await answer.json()
  return String(id)
}

/** A wish for a call; gives the lead's id. */
export function askForCall(address: string, fullName: string, changes: object = {}): Promise<string> {
  return handOver(address, 'request-call', {
    kind: 'call',
    fullName,
    phone: '(614) 555-0171',
    bestTimes: ['afternoon'],
    timeZone: 'America/Los_Angeles',
    ...changes,
  })
}

/** Opens the desk with the agent's session and waits until it has said who waits. */
export async function openDesk(page: Page, agent: NewAccount, address = '/agent'): Promise<void> {
  await keepSession(page, agent.session)
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: /^(Desk|Escritorio)$/ })).toBeVisible()
}

/** Looks for somebody in the list, and waits until nobody else stands there. */
export async function lookFor(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveText([new RegExp(name)])
}
