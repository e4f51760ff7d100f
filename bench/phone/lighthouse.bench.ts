import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { PageInfo } from '#content/page-info.ts'
import { pages } from '#content/pages.ts'
import { launchOptions } from '../../scripts/browser.mjs'
import { answeredForm } from '../../tests/e2e/fixtures/fixtures.ts'
import { startSite } from '../../tests/e2e/fixtures/site/start-site.ts'
import { type BenchRow, median, verdicts } from '../row.ts'

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

interface Visit {
  path: string
  language: 'en' | 'es'
  /** The questionnaire of this device is filled in. */
  isAnswered?: boolean
  /** Kept out of search engines, so that is no fault of it. */
  isUnlisted: boolean
}

/** Every page in both languages, and those that show prices once the questionnaire is filled in. */
function allVisits(): Visit[] {
  const asked = process.env.BENCH_PATHS?.split(',')
  const answered: readonly string[] = [pages.companies.path, pages.instantQuotes.path]
  return Object.values<PageInfo & { path: string }>(pages).flatMap(({ path, noindex = false }) => {
    if (asked && !asked.includes(path)) return []
    return (['en', 'es'] as const).flatMap((language) => {
      const visit = { path, language, isUnlisted: noindex }
      return answered.includes(path) ? [visit, { ...visit, isAnswered: true }] : [visit]
    })
  })
}

const nameOf = ({ path, language, isAnswered }: Visit) =>
  `${path} ${language}${isAnswered ? ', with answers' : ''}`

/** Leaves nothing on the device but, where asked for, the answers of the questionnaire. */
async function prepareDevice(address: string, isAnswered: boolean): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no context')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await page.goto(`${address}/healthz`)
  if (isAnswered)
    await page.evaluate((form) => localStorage.setItem('formData', form), JSON.stringify(answeredForm()))
  await page.close()
  await browser.close()
}

/** What Lighthouse finds on a phone, with network and processor slowed as it does by default. It reports to nobody. */
async function figuresOf(visit: Visit, address: string): Promise<Record<Figure, number>> {
  await prepareDevice(address, visit.isAnswered ?? false)
  const found = await lighthouse(`${address}${visit.path}?lng=${visit.language}`, {
    port,
    onlyCategories: [...categories],
    skipAudits: visit.isUnlisted ? ['is-crawlable'] : null,
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    logLevel: 'error',
  })
  if (!found || found.lhr.runtimeError)
    throw new Error(`${nameOf(visit)}: ${found?.lhr.runtimeError?.message}`)
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
    const rows: BenchRow[] = []
    for (const visit of allVisits()) rows.push(...(await rowsOf(visit, site.address)))
    return figures.flatMap((figure) => worstOf(rows, figure))
  } finally {
    await browser.close()
    await site.stop()
  }
}
