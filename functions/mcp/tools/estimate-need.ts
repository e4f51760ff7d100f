import { z } from 'zod'
import enNeeds from '#content/messages/en/quote/needs.json' with { type: 'json' }
import esNeeds from '#content/messages/es/quote/needs.json' with { type: 'json' }
import { formatCoverage } from '#domain/format/format.ts'
import { type CoverageAmounts, coverageNeed, incomeRule } from '#domain/needs/coverage-need.ts'
import { mostOf, type NeedsField } from '#domain/needs/needs-answers.ts'
import type { Language } from '#domain/site/language.ts'
import { toolWords } from '#functions/mcp/words.ts'
import { filled } from '#functions/quotes/estimate/estimate-words.ts'
import { defineTool } from './tool.ts'

const needsWords = { en: enNeeds, es: esNeeds } satisfies Record<Language, typeof enNeeds>

/** An amount or a number of years that a field of the calculator takes; `usual` where it is not told. */
export function upTo(field: NeedsField, usual: number, text: string) {
  return z.int().min(0).max(mostOf(field)).default(usual).describe(text)
}

/** What the calculator asks about the amount, by the names of the tools. */
export const needInput = {
  yearly_income: upTo('yearlyIncome', 0, 'Yearly income to replace, USD before taxes.'),
  income_years: upTo('incomeYears', 10, 'For how many years to replace it.'),
  mortgage: upTo('mortgage', 0, 'What is still owed on the home, USD.'),
  debts: upTo('debts', 0, 'Other debts, USD.'),
  children: upTo('children', 0, 'How many children to put through school.'),
  education_cost: upTo('educationCost', 0, 'Cost of school for each child, USD in all.'),
  final_costs: upTo('finalCosts', 0, 'Funeral and last bills, USD.'),
  savings: upTo('savings', 0, 'Savings that the family could use, USD.'),
  existing_coverage: upTo(
    'existingCoverage',
    0,
    'Life insurance that is already there, also through work, USD.',
  ),
}
const wholeNeedInput = z.object(needInput)

/** The amounts as the calculator knows them. */
export function needAmountsOf(input: z.infer<typeof wholeNeedInput>): CoverageAmounts {
  return {
    yearlyIncome: input.yearly_income,
    incomeYears: input.income_years,
    mortgage: input.mortgage,
    debts: input.debts,
    children: input.children,
    educationCost: input.education_cost,
    finalCosts: input.final_costs,
    savings: input.savings,
    existingCoverage: input.existing_coverage,
  }
}

const part = z.object({ part: z.string(), amount: z.number() })

export const estimateNeed = defineTool({
  name: 'estimate_need',
  title: 'Work out how much life insurance a family needs',
  description: `Adds up what a family would have to pay for if somebody died (income for some years, mortgage, other debts, school, final costs), subtracts savings and life insurance that is already there, and compares what is missing with the rule of thumb of ${incomeRule.low} to ${incomeRule.high} times the yearly income.
Use it when somebody asks how much coverage to look at; then price the amount with estimate_premium. Leave out what is unknown: it counts as zero. It works out an amount and no price, so range is null. It is arithmetic on the numbers given, not advice.
Returns each part, the sum, what is missing and the amount rounded up to what can be asked for here (null where nothing is missing), all in USD. Reads only: the numbers are neither stored nor logged.`,
  input: needInput,
  output: {
    parts: z.array(part).describe('What the family would have to pay for.'),
    have: z.array(part).describe('What is already there.'),
    total: z.number(),
    need: z.number().describe('What is missing, never below 0.'),
    suggestion: z.number().nullable().describe('The need rounded up to an amount that can be priced here.'),
    rule_of_thumb: z.object({ low: z.number(), high: z.number() }).nullable(),
  },
  async run(input, language) {
    const { parts, have, total, need, suggestion, rule } = coverageNeed(needAmountsOf(input))
    const { sum } = needsWords[language]
    const words = toolWords[language].need
    const named = (all: readonly { id: keyof typeof sum & string; amount: number }[]) =>
      all.map(({ id, amount }) => ({ part: sum[id], amount }))
    const money = (amount: number) => formatCoverage(amount, language)
    const line = ({ part: name, amount }: z.infer<typeof part>) =>
      `- ${filled(words.part, { name, amount: money(amount) })}`
    const [pays, there] = [named(parts), named(have)]
    const times = `${incomeRule.low}–${incomeRule.high}`
    return {
      lines: [
        filled(words.total, { amount: money(total) }),
        ...pays.map(line),
        filled(words.have, { amount: money(have.reduce((all, { amount }) => all + amount, 0)) }),
        ...there.map(line),
        need > 0 ? filled(words.need, { amount: money(need) }) : words.covered,
        ...(suggestion === undefined ? [] : [filled(words.suggestion, { amount: money(suggestion) })]),
        ...(rule ? [filled(words.rule, { times, low: money(rule.low), high: money(rule.high) })] : []),
      ],
      data: {
        parts: pays,
        have: there,
        total,
        need,
        suggestion: suggestion ?? null,
        rule_of_thumb: rule ? { low: rule.low, high: rule.high } : null,
      },
    }
  },
})
