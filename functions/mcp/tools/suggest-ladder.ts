import { z } from 'zod'
import { formatCoverage, formatMoney, formatPercent } from '#domain/format/format.ts'
import {
  type Ladder,
  ladderStages,
  likelySum,
  type PricedPolicy,
} from '#domain/needs/ladder/cheapest-ladder.ts'
import { findLadder } from '#domain/needs/ladder/find-ladder.ts'
import {
  type LadderGap,
  type LadderNeed,
  ladderNeed,
  mortgageRate,
} from '#domain/needs/ladder/ladder-need.ts'
import { singlePolicies } from '#domain/needs/ladder/ladder-shapes.ts'
import type { EstimateAnswers } from '#domain/quotes/estimate/estimate-form.ts'
import type { FirstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import type { Language } from '#domain/site/language.ts'
import { toolWords } from '#functions/mcp/words.ts'
import {
  failedText,
  filled,
  healthClassText,
  noPlanText,
  priceSourceOf,
  productText,
} from '#functions/quotes/estimate/estimate-words.ts'
import { needAmountsOf, needInput, upTo } from './estimate-need.ts'
import { answersOf, insuredInput } from './price-input.ts'
import { defineTool, estimateWith, type ToolParts } from './tool.ts'

const price = z.number().describe('USD a month, to the cent.')

const policyOutput = z.object({
  carrier: z.string(),
  product: z.string(),
  term_years: z.int(),
  amount: z.number().describe('USD.'),
  monthly_premium: price,
  health_class: z.string(),
})

function policyOf({ years, amount, quote }: PricedPolicy): z.infer<typeof policyOutput> {
  return {
    carrier: quote.carrierName,
    product: quote.productName,
    term_years: years,
    amount,
    monthly_premium: quote.monthlyPremium,
    health_class: quote.healthClass,
  }
}

/** What came of it: a ladder, or why there is none. */
type Suggestion = { need: LadderNeed; ladder: Ladder } | { need: LadderNeed; message: string }

export const suggestLadder = defineTool({
  name: 'suggest_ladder',
  title: 'Compare one term policy with several that follow the need',
  description: `Works out how much a family would be missing in each year (mortgage by its balance, income for the years that are left, debts and school until their last year, less savings and insurance that is there), and compares one term policy for the whole time with two or three level terms of one carrier that begin together and end one after the other.
Use it when somebody tells when their mortgage, debts or children's years end, and asks whether several policies could cost less than one; ask for those years instead of guessing. For today's amount alone use estimate_need, for one policy estimate_premium. It shows what is possible and does not say what to buy: say its notes on fees and on what ends with it.
Returns the policies with each price to the cent (each with its own fee in it), their sum, the same carrier's single policy, and what is missing, covered and paid in each stretch of years. It never returns policies that together cost more than one: then ladder is null and message says so, as where years are missing or no price may be shown. Reads only: the numbers are neither stored nor logged. Counts as one call.`,
  input: {
    ...insuredInput,
    ...needInput,
    mortgage_years: upTo('mortgageYears', 0, 'Years until the mortgage is paid off; needed with a mortgage.'),
    debt_years: upTo('debtYears', 0, 'Years until the debts are paid; needed with debts.'),
    school_years: upTo(
      'schoolYears',
      0,
      'Years until the youngest child has finished school; needed with a cost of school.',
    ),
  },
  output: {
    need_by_year: z.array(z.number()).describe('USD missing at the start of each year; empty where unknown.'),
    ladder: z
      .object({ policies: z.array(policyOutput), monthly_premium: price })
      .nullable()
      .describe('The shortest policy first; the sum while all are in force.'),
    single: policyOutput.nullable().describe('The same carrier’s one policy for the whole time.'),
    stages: z.array(
      z.object({
        from_year: z.int(),
        to_year: z.int(),
        need: z.number(),
        cover: z.number(),
        monthly_premium: price,
      }),
    ),
    notes: z.array(z.string()).describe('To be said with it.'),
  },
  async run(input, language, parts) {
    const about = answersOf({ ...input, product: 'term', amount: 1, term_years: 20 })
    const found = ladderNeed({
      ...needAmountsOf(input),
      mortgageYears: input.mortgage_years,
      debtYears: input.debt_years,
      schoolYears: input.school_years,
    })
    const suggestion = await suggestionFor(found, about, language, parts)
    const words = toolWords[language].ladder
    const notes = [
      words.honest,
      filled(words.mortgage, { rate: formatPercent(100 * mortgageRate, language) }),
    ]
    const { need } = suggestion
    if ('message' in suggestion) {
      const { message } = suggestion
      const none = { ladder: null, single: null, stages: [], notes: [] }
      return { lines: [message], data: { need_by_year: [...need], ...none }, message, about }
    }
    const { ladder } = suggestion
    const stages = ladderStages(need, ladder.policies)
    return {
      lines: [...ladderLines(need, ladder, language), ...notes],
      data: {
        need_by_year: [...need],
        ladder: { policies: ladder.policies.map(policyOf), monthly_premium: ladder.monthlyPremium },
        single: policyOf(ladder.single),
        stages: stages.map(({ from, to, need: missing, cover, monthlyPremium }) => ({
          ...{ from_year: from, to_year: to },
          ...{ need: missing, cover, monthly_premium: monthlyPremium },
        })),
        notes,
      },
      range: rangeOf(ladder),
      about,
    }
  },
})

async function suggestionFor(
  found: { kind: 'need'; need: LadderNeed } | LadderGap,
  about: EstimateAnswers,
  language: Language,
  parts: ToolParts,
): Promise<Suggestion> {
  const words = toolWords[language].ladder
  if (found.kind !== 'need') {
    const { name, phone } = parts.settings.agent
    return { need: [], message: filled(words.gaps[found.kind], { agent: name, phone }) }
  }
  const { need } = found
  const [single] = singlePolicies(need)
  if (priceSourceOf(parts.settings) === 'service' || single === undefined) {
    return { need, message: words.service }
  }
  const asked = { ...about, deathBenefit: single.amount, termDuration: single.years }
  const first = await estimateWith(asked, language, parts)
  if (first.found.kind === 'refused') return { need, message: first.line }
  const ending = await findLadder(need, async ({ years, amount }) => {
    const answers = { ...about, deathBenefit: amount, termDuration: years }
    const estimate = await estimateWith(answers, language, parts)
    if (estimate.found.kind === 'failed') throw new Error('A price of a ladder failed')
    return estimate.found.kind === 'priced' ? estimate.found.quotes : []
  }).catch(() => undefined)
  if (ending === undefined) return { need, message: failedText(language) }
  if (ending.kind === 'found') return { need, ladder: ending.ladder }
  if (ending.kind === 'dearer') return { need, message: words.dearer }
  return { need, message: first.message ?? noPlanText(undefined, language) }
}

function ladderLines(need: LadderNeed, ladder: Ladder, language: Language): string[] {
  const words = toolWords[language].ladder
  const money = (amount: number | undefined) => formatMoney(amount ?? 0, language)
  const coverage = (amount: number) => formatCoverage(amount, language)
  const { carrierName: carrier, policies, single } = ladder
  const wordsOf = ({ years, amount, quote }: PricedPolicy) => ({
    ...{ carrier, years: String(years), amount: coverage(amount), price: money(quote.monthlyPremium) },
    product: productText(quote, language),
    healthClass: healthClassText(quote.healthClass, language),
  })
  const likely = likelySum(policies)
  return [
    filled(words.need, { amount: coverage(need[0] ?? 0), years: String(need.length) }),
    filled(words.together, { carrier }),
    ...policies.map((policy) => filled(words.policy, wordsOf(policy))),
    filled(likely ? words.likely : words.sum, {
      price: money(ladder.monthlyPremium),
      low: money(likely?.low),
      high: money(likely?.high),
    }),
    filled(words.single, wordsOf(single)),
    words.stages,
    ...ladderStages(need, policies).map((stage) =>
      filled(words.stage, {
        ...{ from: String(stage.from), to: String(stage.to) },
        ...{ need: coverage(stage.need), cover: coverage(stage.cover), price: money(stage.monthlyPremium) },
      }),
    ),
  ]
}

/** From what to what the sum may turn out, in whole USD a month. */
function rangeOf(ladder: Ladder): FirstRange {
  const { low, high } = likelySum(ladder.policies) ?? {
    low: ladder.monthlyPremium,
    high: ladder.monthlyPremium,
  }
  return { low: Math.floor(low), high: Math.ceil(high), carriers: 1 }
}
