import { chromium } from '@playwright/test'
import type { PageInfo } from '#content/page-info.ts'
import { type PageKey, pages } from '#content/pages.ts'
import { agentByCommand } from '../../tests/browser/fixtures/account/agent-by-command.ts'
import { askForCall } from '../../tests/browser/fixtures/account/agent-desk.ts'
import { devicePlan, deviceProfile } from '../../tests/browser/fixtures/account/kept-plans.ts'
import { newAccount } from '../../tests/browser/fixtures/account/new-account.ts'
import { answeredForm } from '../../tests/browser/fixtures/fixtures.ts'

/**
 * How many times slower a page's processor is than this machine's: 4 makes a cheap phone of the machine that the goals
 * were set on. BENCH_SLOWDOWN=2 does so on one of half its speed.
 */
export const slowdown = Number(process.env.BENCH_SLOWDOWN ?? 4)

/** Whose device it is: nobody's that the site knows, or of somebody who has been here before. */
export type Owner = 'stranger' | 'answered' | 'customer' | 'agent'

const owners: Partial<Record<PageKey, readonly Owner[]>> = {
  // It leads everybody elsewhere at once, which Lighthouse cannot measure reliably.
  authCallback: [],
  companies: ['stranger', 'answered'],
  instantQuotes: ['stranger', 'answered'],
  dashboard: ['customer'],
  agent: ['agent'],
}

/** Who visits a page: strangers, and whoever finds more there; none whom the page would lead elsewhere. */
export function ownersOf(key: PageKey): readonly Owner[] {
  const { forKnown }: PageInfo = pages[key]
  const found = owners[key]
  if (forKnown?.elsewhere && !found) throw new Error(`${pages[key].path} leads strangers elsewhere`)
  return found ?? ['stranger']
}

/** What lies on the device. Accounts are new ones, so that no session has run out. */
async function storedBy(owner: Owner, address: string): Promise<Record<string, unknown>> {
  if (owner === 'answered') return { formData: answeredForm() }
  if (owner === 'agent') return { 'sb-127-auth-token': (await agentByCommand(address)).session }
  if (owner === 'customer') {
    const { session } = await newAccount(address)
    return {
      'sb-127-auth-token': session,
      formData: answeredForm(),
      deviceProfile: deviceProfile(),
      devicePlans: [devicePlan('plan-1'), devicePlan('plan-2', 'Foresters Financial')],
    }
  }
  return {}
}

/** Leaves nothing on the device but what its owner has there. */
export async function prepareDevice(port: number, address: string, owner: Owner): Promise<void> {
  const stored = await storedBy(owner, address)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no context')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await page.goto(`${address}/healthz`)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
  }, stored)
  await page.close()
  await browser.close()
}

/** Somebody for the desk to show. */
export async function leaveLeads(address: string): Promise<void> {
  for (const name of ['Maria Alvarez', 'Ana Ruiz', 'Luis Rivera', 'Grace Hill', 'Omar Haddad', 'June Park'])
    await askForCall(address, name)
}
