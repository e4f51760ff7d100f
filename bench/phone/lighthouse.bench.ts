import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { PageInfo } from '#content/page-info.ts'
import { type PageKey, pages } from '#content/pages.ts'
import { launchOptions } from '../../scripts/browser.mjs'
import { startSite } from '../../tests/browser/fixtures/site/start-site.ts'
import { type BenchRow, median, verdicts } from '../row.ts'
import { leaveLeads, type Owner, ownersOf, prepareDevice, slowdown } from './device.ts'

/** What each visit is judged by: Lighthouse's categories, of 100, and how long a tap may be kept waiting. */
const goals = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  blocking: { atMost: 100 },
} as const
type Figure = keyof typeof goals
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const figures: readonly Figure[] = [...categories, 'blocking']

/** A page that misses a goal is visited as often as this in all, and the medians count. */
const visits = 3

/** Where Lighthouse speaks to the browser. */
const port = 4391

/** A page may take this long until it rests, and the whole visit twice as long; in ms. */
const maxWaitForLoad = 60_000

interface Visit {
  path: string
  language: 'en' | 'es'
  owner: Owner
  /** Kept out of search engines, so that is no fault of it. */
  isUnlisted: boolean
}

/** Every page in both languages, on the devices of those who come there. */
function allVisits(): Visit[] {
  const asked = process.env.BENCH_PATHS?.split(',')
  return (Object.keys(pages) as PageKey[]).flatMap((key) => {
    const { path, noindex = false }: PageInfo & { path: string } = pages[key]
    if (asked && !asked.includes(path)) return []
    return (['en', 'es'] as const).flatMap((language) =>
      ownersOf(key).map((owner) => ({ path, language, owner, isUnlisted: noindex })),
    )
  })
}

const kindOf: Record<Owner, string> = {
  stranger: '',
  answered: ', with answers',
  customer: ', signed in',
  agent: ', signed in',
}

const nameOf = ({ path, language, owner }: Visit) => `${path} ${language}${kindOf[owner]}`

/** Ends what never would: a page that leads on while it is looked at can keep Lighthouse waiting for good. */
async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error('It does not come to an end')), 2 * maxWaitForLoad)
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer))
}

/** What Lighthouse finds on a phone, with network and processor slowed as it does by default. It reports to nobody. */
async function figuresOf(
  visit: Visit,
  address: string,
  isSecondTry = false,
): Promise<Record<Figure, number>> {
  await prepareDevice(port, address, visit.owner)
  const found = await withinLimit(
    lighthouse(`${address}${visit.path}?lng=${visit.language}`, {
      port,
      maxWaitForLoad,
      onlyCategories: [...categories],
      skipAudits: visit.isUnlisted ? ['is-crawlable'] : null,
      disableStorageReset: true,
      throttling: { cpuSlowdownMultiplier: slowdown },
      disableFullPageScreenshot: true,
      logLevel: 'error',
    }),
  ).catch((error: unknown) => {
    throw new Error(`Lighthouse cannot visit ${nameOf(visit)}`, { cause: error })
  })
  const runtimeError = found?.lhr.runtimeError
  // Now and then a trace begins after the page has: that visit says nothing.
  if (runtimeError?.code === 'NO_NAVSTART' && !isSecondTry) return figuresOf(visit, address, true)
  if (!found || runtimeError)
    throw new Error(`Lighthouse cannot visit ${nameOf(visit)}: ${runtimeError?.message}`)
  const { categories: scores, audits } = found.lhr
  const score = (category: (typeof categories)[number]) =>
    Math.round((scores[category]?.score ?? Number.NaN) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}

function rowOf(visit: Visit, figure: Figure, value: number): BenchRow {
  const unit = figure === 'blocking' ? 'ms' : 'of 100'
  return { name: `${figure}, ${nameOf(visit)}`, value, unit, goals: { value: goals[figure] } }
}

const misses = (row: BenchRow) => verdicts(row).some(({ isMet }) => !isMet)

async function rowsOf(visit: Visit, address: string): Promise<BenchRow[]> {
  const found = [await figuresOf(visit, address)]
  const rows = () => figures.map((figure) => rowOf(visit, figure, median(found.map((one) => one[figure]))))
  while (found.length < visits && rows().some(misses)) found.push(await figuresOf(visit, address))
  return rows()
}

/** The worst visit by each figure, and all others that miss a goal. */
function worstOf(rows: readonly BenchRow[], figure: Figure): BenchRow[] {
  const sign = figure === 'blocking' ? -1 : 1
  const [worst, ...others] = rows
    .filter(({ name }) => name.startsWith(`${figure},`))
    .toSorted((one, other) => sign * (one.value - other.value))
  return worst ? [{ ...worst, name: `worst ${worst.name}` }, ...others.filter(misses)] : []
}

/** Lighthouse on every page, as on a phone: BENCH_PATHS=/,/quote takes these alone. */
export async function benchLighthouse(): Promise<BenchRow[]> {
  const site = await startSite({ RATE_LIMITS: 'off' })
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  try {
    await leaveLeads(site.address)
    const rows: BenchRow[] = []
    for (const visit of allVisits()) rows.push(...(await rowsOf(visit, site.address)))
    return figures.flatMap((figure) => worstOf(rows, figure))
  } finally {
    await browser.close()
    await site.stop()
  }
}
