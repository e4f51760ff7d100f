import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from '@playwright/test'
import { z } from 'zod'
import { launchOptions } from '../scripts/browser.mjs'
import { startSite } from '../tests/browser/fixtures/site/start-site.ts'
import { type BenchRow, median } from './row.ts'

const floodScript = fileURLToPath(new URL('../tests/load/flood-sign-ins.ts', import.meta.url))
const rounds = 7
const wrongSignIns = 1000
const connections = 50
const tallySchema = z.object({ statuses: z.record(z.string(), z.number()), milliseconds: z.number() })
const account = { email: 'visitor@example.com', password: 'a long enough password' }

type Visit = { loaded: number; signedIn: number; isRefused: boolean }

/** Loads the home page as a new visitor does, then signs in; milliseconds of each, and whether the sign-in passed. */
async function visit(context: BrowserContext, site: string, key: string): Promise<Visit> {
  await context.clearCookies()
  const page = await context.newPage()
  const opened = performance.now()
  await page.goto(site, { waitUntil: 'load' })
  const loaded = performance.now() - opened
  await page.close()
  const asked = performance.now()
  const answer = await context.request.post(`${site}/auth/v1/token?grant_type=password`, {
    headers: { apikey: key },
    data: account,
  })
  await answer.body()
  return { loaded, signedIn: performance.now() - asked, isRefused: !answer.ok() }
}

/** Floods the site from an address and visits it until the flood is over. */
async function visitMeanwhile(site: string, key: string, from: string, take: () => Promise<Visit>) {
  const flood = fork(floodScript, [site, key, from, `${wrongSignIns}`, `${connections}`])
  await once(flood, 'message')
  let isOn = true
  const tally = once(flood, 'message').then(([message]) => {
    isOn = false
    return tallySchema.parse(message)
  })
  const visits: Visit[] = []
  while (isOn) visits.push(await take())
  return { visits, ...(await tally) }
}

function rows(name: string, alone: readonly number[], meanwhile: readonly number[]): BenchRow[] {
  const baseline = median(alone)
  const value = median(meanwhile)
  return [
    { name: `${name}, alone (baseline)`, value: baseline, unit: 'ms' },
    { name: `${name}, meanwhile`, value, unit: 'ms', ratio: value / baseline },
  ]
}

const count = (name: string, value: number): BenchRow => ({ name, value, unit: 'times' })

/** Measures one visitor on a site of its own while another address sends a thousand wrong sign-ins, and without. */
export async function benchFlood(): Promise<BenchRow[]> {
  const site = await startSite({ TRUSTED_PROXIES: '1', AUTH_CONFIRM_EMAIL: 'off', SITE_SPLASH: 'off' })
  const browser = await chromium.launch(launchOptions())
  try {
    const config = await (await fetch(`${site.address}/config.json`)).json()
    const { supabaseKey: key } = z.looseObject({ supabaseKey: z.string() }).parse(config)
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.1' } })
    await context.request.post(`${site.address}/auth/v1/signup`, { headers: { apikey: key }, data: account })
    const take = () => visit(context, site.address, key)
    const alone: Visit[] = []
    const meanwhile: Visit[] = []
    const statuses: Record<string, number> = {}
    // The first visits warm browser and server up.
    for (let n = 0; n < 3; n++) await take()
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < 4; n++) alone.push(await take())
      const flood = await visitMeanwhile(site.address, key, `192.0.2.${round + 1}`, take)
      meanwhile.push(...flood.visits)
      for (const [status, count] of Object.entries(flood.statuses))
        statuses[status] = (statuses[status] ?? 0) + count
    }
    const of = (visits: Visit[], what: 'loaded' | 'signedIn') => visits.map((visit) => visit[what])
    const isRefused = ({ isRefused }: Visit) => isRefused
    return [
      ...rows('loads the home page', of(alone, 'loaded'), of(meanwhile, 'loaded')),
      ...rows('signs in', of(alone, 'signedIn'), of(meanwhile, 'signedIn')),
      count('wrong sign-ins refused', statuses['429'] ?? 0),
      {
        ...count('visits refused', [...alone, ...meanwhile].filter(isRefused).length),
        goals: { value: { atMost: 0 } },
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}
