import { buildSite, testSite } from '../scripts/toolchain.mjs'
import { benchAssistant } from './assistant.bench.ts'
import { benchClicks } from './click-to-prices.bench.ts'
import { benchDesk } from './desk.bench.ts'
import { benchEqualTimes } from './equal-times.bench.ts'
import { benchFunctions } from './function-rate.bench.ts'
import { benchPreview } from './preview.bench.ts'
import { benchPricing } from './pricing.bench.ts'
import { benchFlood } from './sign-in-flood.bench.ts'

// npm run bench: what the project claims about speed, each beside a baseline of the same run.
buildSite(process.execPath, testSite)
console.log('Pricing, per quote:')
for (const { name, nanoseconds, timesBaseline } of benchPricing()) {
  console.log(
    `  ${name.padEnd(38)} ${(nanoseconds / 1000).toFixed(2).padStart(8)} µs  ${timesBaseline.toFixed(1).padStart(7)} × baseline`,
  )
}
console.log('The quote functions, over loopback:')
for (const { name, perSecond, ofBaseline } of await benchFunctions()) {
  console.log(
    `  ${name.padEnd(40)} ${perSecond.toFixed(0).padStart(6)} /s  ${ofBaseline.toFixed(2).padStart(6)} × baseline`,
  )
}
console.log('An answer of the assistant without a language model (< 20 ms):')
for (const { name, median, slowest, timesBaseline } of await benchAssistant()) {
  console.log(
    `  ${name.padEnd(38)} ${median.toFixed(1).padStart(5)} ms (slowest ${slowest.toFixed(0)} ms)  ${timesBaseline.toFixed(1).padStart(6)} × baseline`,
  )
}
console.log('In a browser, from a click to nine prices on screen:')
for (const { name, median, slowest, timesBaseline } of await benchClicks()) {
  console.log(
    `  ${name.padEnd(38)} ${median.toFixed(0).padStart(5)} ms (slowest ${slowest.toFixed(0)} ms)  ${timesBaseline.toFixed(1).padStart(6)} × baseline`,
  )
}
const { median, slowest, processor } = await benchPreview()
console.log('In a browser, from a move of the coverage slider to the new prices on screen:')
console.log(
  `  ${median.toFixed(0)} ms (slowest ${slowest.toFixed(0)} ms), ${processor.toFixed(1)} ms of the processor; a frame is 16.7 ms`,
)
const flood = await benchFlood()
console.log('Another visitor while one address sends a thousand wrong sign-ins, in a browser:')
for (const { name, alone, meanwhile, ratio } of flood.rows) {
  console.log(
    `  ${name.padEnd(38)} ${meanwhile.toFixed(0).padStart(5)} ms (alone ${alone.toFixed(0)} ms)  ${ratio.toFixed(1).padStart(6)} × alone`,
  )
}
console.log(
  `  refused: ${flood.statuses['429'] ?? 0} of the wrong sign-ins, ${flood.refusedOthers} of the visitor's`,
)
console.log('How long answers take for an e-mail with an account, and for one without:')
for (const { name, known, unknown, ratio } of await benchEqualTimes()) {
  console.log(
    `  ${name.padEnd(38)} ${known.toFixed(0).padStart(5)} ms, ${unknown.toFixed(0)} ms  ${ratio.toFixed(2).padStart(6)} × unknown`,
  )
}
console.log('The agent’s desk over 100,000 leads (< 300 ms):')
for (const { name, median, slowest, timesBaseline } of await benchDesk()) {
  console.log(
    `  ${name.padEnd(46)} ${median.toFixed(0).padStart(5)} ms (slowest ${slowest.toFixed(0)} ms)  ${timesBaseline.toFixed(1).padStart(6)} × baseline`,
  )
}
