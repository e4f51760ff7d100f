import { z } from 'zod'
import { formatMoney } from '#domain/format/format.ts'
import { termLengths } from '#domain/people/person.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import { classRange } from '#domain/quotes/comparison/comparison-rows.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Language } from '#domain/site/language.ts'
import { toolWords } from '#functions/mcp/words.ts'
import {
  filled,
  healthClassText,
  instantWords,
  likelyText,
  productText,
} from '#functions/quotes/estimate/estimate-words.ts'
import type { Estimate } from '#functions/quotes/estimate/find-estimate.ts'
import { answersOf, classesInput, priceInput, termsInput } from './price-input.ts'
import { defineTool, estimateWith, rangeOutput } from './tool.ts'

const plan = z.object({
  carrier: z.string(),
  product: z.string(),
  monthly_premium: z.number().describe('USD a month, to the cent.'),
  annual_premium: z.number().describe('USD a year.'),
  likely_low: z.number().nullable().describe('USD a month, one health class better; null where unknown.'),
  likely_high: z.number().nullable().describe('USD a month, one health class worse; null where unknown.'),
  health_class: z.string(),
})

function planOf(quote: Quote): z.infer<typeof plan> {
  const likely = classRange(quote)
  return {
    carrier: quote.carrierName,
    product: quote.productName,
    monthly_premium: quote.monthlyPremium,
    annual_premium: quote.annualPremium,
    likely_low: likely?.low ?? null,
    likely_high: likely?.high ?? null,
    health_class: quote.healthClass,
  }
}

function planLine(quote: Quote, language: Language): string {
  const { plan: withRange, planAlone } = toolWords[language]
  const likely = classRange(quote)
  const money = (amount: number | undefined) => formatMoney(amount ?? 0, language)
  return filled(likely === undefined ? planAlone : withRange, {
    carrier: quote.carrierName,
    product: productText(quote, language),
    healthClass: healthClassText(quote.healthClass, language),
    price: money(quote.monthlyPremium),
    low: money(likely?.low),
    high: money(likely?.high),
  })
}

export const estimatePremium = defineTool({
  name: 'estimate_premium',
  title: 'Estimate a life insurance premium',
  description: `Estimates what one person would pay a month for one kind of life insurance, and lists every carrier's plan with its price and likely range.
Use it when somebody asks what a given plan costs and age, sex, tobacco use, state, amount and kind of plan are known; ask for what is missing instead of guessing. For several lengths of term use compare_terms, for several health classes compare_health_classes, for the reasons behind one price explain_price. Not for a binding quote or an application: hand over the link of get_continue_link.
Returns the range over all carriers in whole USD a month and each plan to the cent, lowest first. Where no price may be shown (the agent is not licensed in the state, the person is under 18, or age or amount is out of bounds) range is null and message says why. Reads only: nothing is stored, nobody is contacted, no name or phone number is taken. Calls are limited per address; too many answer with HTTP 429.`,
  input: priceInput,
  output: { plans: z.array(plan).describe('Lowest monthly premium first. The order is no recommendation.') },
  async run(input, language, parts) {
    const about = answersOf(input)
    const { found, line, range, message } = await estimateWith(about, language, parts)
    const quotes = found.kind === 'priced' ? found.quotes : []
    const { order } = toolWords[language]
    const plans = quotes.map((quote) => `- ${planLine(quote, language)}`)
    return {
      lines: [line, ...plans, ...(plans.length > 1 ? [order] : []), ...rangeBasis(found, language)],
      data: { plans: quotes.map(planOf) },
      ...{ range, message, about },
    }
  },
})

export const compareTerms = defineTool({
  name: 'compare_terms',
  title: 'Compare lengths of term',
  description: `Estimates term life insurance for the same person and amount over 10, 15, 20, 25 and 30 years side by side.
Use it when somebody wonders how long a term to take, or what a longer one would cost. For one length, or for a plan that lasts for life, use estimate_premium. It does not say which length to choose.
Returns one entry a length with the range over all carriers in whole USD a month, or with range null and the reason in message where no carrier sells it at that age; the range of the whole result runs over all lengths. Reads only: nothing is stored and nobody is contacted. Counts as one call.`,
  input: termsInput,
  output: {
    terms: z.array(z.object({ term_years: z.int(), range: rangeOutput, message: z.string().nullable() })),
  },
  async run(input, language, parts) {
    const about = answersOf({ ...input, product: 'term', term_years: 20 })
    const estimates = await Promise.all(
      termLengths.map(async (termDuration) => ({
        termDuration,
        ...(await estimateWith({ ...about, termDuration }, language, parts)),
      })),
    )
    const { years } = toolWords[language]
    return {
      lines: estimates.map(({ termDuration, line }) => filled(years, { years: String(termDuration), line })),
      data: {
        terms: estimates.map(({ termDuration, range, message }) => ({
          term_years: termDuration,
          range: range ?? null,
          message: message ?? null,
        })),
      },
      ...over(estimates),
      about,
    }
  },
})

export const compareHealthClasses = defineTool({
  name: 'compare_health_classes',
  title: 'Compare health classes',
  description: `Estimates the same plan for the same person in each health class that can be asked for, from Super Preferred to Table 4.
Use it when somebody does not know their health class, or asks how much a condition could change the price. The carrier alone decides the class. Not for final expense insurance, which has one class for everybody: use estimate_premium. Do not ask for diagnoses: the classes are enough.
Returns one entry a class with its plain meaning and the range over all carriers in whole USD a month, or range null and the reason in message; the range of the whole result runs over all classes. Reads only: nothing is stored and nobody is contacted. Counts as one call.`,
  input: classesInput,
  output: {
    classes: z.array(
      z.object({
        health_class: z.string(),
        meaning: z.string(),
        range: rangeOutput,
        message: z.string().nullable(),
      }),
    ),
  },
  async run(input, language, parts) {
    const about = answersOf({ ...input, health_class: 'Standard' })
    const { ratings } = instantWords[language]
    const estimates = await Promise.all(
      healthRatings.map(async (healthRating) => ({
        healthRating,
        ...(await estimateWith({ ...about, healthRating }, language, parts)),
      })),
    )
    return {
      lines: estimates.map(({ healthRating, line }) =>
        filled(toolWords[language].class, {
          name: healthClassText(healthRating, language),
          text: ratings[healthRating],
          line,
        }),
      ),
      data: {
        classes: estimates.map(({ healthRating, range, message }) => ({
          health_class: healthRating,
          meaning: ratings[healthRating],
          range: range ?? null,
          message: message ?? null,
        })),
      },
      ...over(estimates),
      about,
    }
  },
})

type Ranged = Pick<Awaited<ReturnType<typeof estimateWith>>, 'range' | 'message'>

/** What the range runs over, where plans tell it. */
function rangeBasis(found: Estimate, language: Language): string[] {
  const isTold = found.kind === 'priced' && found.quotes.some((quote) => classRange(quote) !== undefined)
  return isTold ? [likelyText(language)] : []
}

/** From the lowest to the highest of several ranges; where there is none, the first reason why. */
function over(estimates: readonly Ranged[]): Ranged {
  const ranges = estimates.flatMap(({ range }) => range ?? [])
  if (ranges.length === 0) return { range: undefined, message: estimates[0]?.message }
  return {
    range: {
      low: Math.min(...ranges.map(({ low }) => low)),
      high: Math.max(...ranges.map(({ high }) => high)),
      carriers: Math.max(...ranges.map(({ carriers }) => carriers)),
    },
    message: undefined,
  }
}
