import { buildSite, giveUp, testSite } from '../scripts/toolchain.mjs'
import { benchAssistant } from './assistant.bench.ts'
import { benchClicks } from './click-to-prices.bench.ts'
import { benchEqualTimes } from './equal-times.bench.ts'
import { benchFunctions } from './function-rate.bench.ts'
import { benchGrowth, benchProcesses } from './growth.bench.ts'
import { benchBytes } from './page-bytes.bench.ts'
import { benchPages } from './page-rate.bench.ts'
import { benchInteractions } from './phone/interactions.bench.ts'
import { benchLighthouse } from './phone/lighthouse.bench.ts'
import { benchTaps } from './phone/taps-to-price.bench.ts'
import { benchPreview } from './preview.bench.ts'
import { benchPricing } from './pricing.bench.ts'
import { type BenchRow, rowText, verdicts } from './row.ts'
import { benchRolling } from './run/rolling.bench.ts'
import { benchSmall } from './run/small.bench.ts'
import { benchStart } from './run/start-and-memory.bench.ts'
import { benchFlood } from './sign-in-flood.bench.ts'

// npm run bench: what the project claims about speed, each beside a baseline of the same run where there is one.
// `npm run bench -- growth clicks` measures these alone.
interface Bench {
  title: string
  run: () => BenchRow[] | Promise<BenchRow[]>
}

const benches: Record<string, Bench> = {
  pricing: { title: 'Pricing, per quote', run: benchPricing },
  start: { title: 'Start and memory, npm and PostgreSQL included', run: benchStart },
  pages: { title: 'Pages and files, beside a bare Node server', run: benchPages },
  bytes: { title: 'Scripts, styles and words of a page, compressed', run: benchBytes },
  functions: { title: 'The quote functions, beside a bare Node server', run: benchFunctions },
  assistant: { title: 'An answer of the assistant without a language model', run: benchAssistant },
  clicks: { title: 'In a browser, from a click to nine prices on screen', run: benchClicks },
  slider: { title: 'In a browser, from a move of the coverage slider to new prices', run: benchPreview },
  lighthouse: { title: 'Lighthouse on every page, as on a phone', run: benchLighthouse },
  inp: { title: 'On a slow phone, from a tap or key to the picture that answers it', run: benchInteractions },
  taps: { title: 'From home to the first own price: fields answered and taps', run: benchTaps },
  flood: { title: 'Another visitor while one address sends a thousand wrong sign-ins', run: benchFlood },
  accounts: { title: 'Answers for an e-mail with an account, beside one without', run: benchEqualTimes },
  growth: { title: 'Pages, prices, submissions and the agent’s desk with many leads', run: benchGrowth },
  processes: { title: 'Two processes over one PostgreSQL, beside one', run: benchProcesses },
  rolling: { title: 'Two processes restarted in turn behind Caddy and nginx', run: benchRolling },
  small: {
    title: 'One processor and 1 GB: visitors, ten sign-ins a second and the desk at once',
    run: benchSmall,
  },
}

const asked = process.argv.slice(2)
const stranger = asked.find((name) => !Object.hasOwn(benches, name))
if (stranger) giveUp(`There is no bench "${stranger}" here, only ${Object.keys(benches).join(', ')}.`)
buildSite(process.execPath, testSite)
const all: BenchRow[] = []
for (const [name, { title, run }] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`${title} (${name}):`)
  for (const row of await run()) {
    console.log(rowText(row))
    all.push(row)
  }
}
const held = all.flatMap(verdicts)
console.log(`${held.filter(({ isMet }) => isMet).length} of ${held.length} goals are met.`)
