import { z } from 'zod'
import { mostLetters } from '#domain/chat/ai-chat.ts'
import { formatCoverage, formatList } from '#domain/format/format.ts'
import { termLengths } from '#domain/people/person.ts'
import { finalExpense } from '#domain/plans/final-expense.ts'
import { policyTypeOf, type SoldPlanType, soldPlanTypes } from '#domain/plans/plan-type.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import { continueAddress } from '#domain/quotes/estimate/continue-address.ts'
import { openForPrice } from '#domain/quotes/estimate/known-answers.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { toolWords } from '#functions/mcp/words.ts'
import { filled, healthClassText, instantWords } from '#functions/quotes/estimate/estimate-words.ts'
import { knownAnswersOf, knownInput } from './price-input.ts'
import { defineTool } from './tool.ts'

/** The widest bounds of a kind of plan over all carriers: years and USD. */
type Bounds = { youngest: number; oldest: number; min: number; max: number }

function boundsOfPlan(planType: SoldPlanType, carriers: Settings['carriers']): Bounds | undefined {
  function boundsAt({ products, limits }: Settings['carriers'][number]): Bounds[] {
    switch (planType) {
      case 'term': {
        const { term } = products
        if (term === null) return []
        const oldest = Math.max(...Object.values(term.maxIssueAgeByTerm).map((age) => age ?? 0))
        return [{ youngest: term.minIssueAge, oldest, min: term.minDeathBenefit, max: limits.term ?? 0 }]
      }
      case 'whole':
      case 'iul': {
        const product = products[planType]
        return product === null ? [] : [{ ...boundsOfProduct(product), max: limits[planType] ?? 0 }]
      }
      case 'gul':
      case 'vul': {
        const product = products[planType]
        return product === null ? [] : [{ ...boundsOfProduct(product), max: product.maxDeathBenefit }]
      }
      case 'final-expense': {
        const product = products.finalExpense
        return product === null ? [] : [{ ...boundsOfProduct(product), max: product.maxDeathBenefit }]
      }
    }
  }
  const all = carriers.flatMap(boundsAt)
  if (all.length === 0) return undefined
  return {
    youngest: Math.min(...all.map(({ youngest }) => youngest)),
    oldest: Math.max(...all.map(({ oldest }) => oldest)),
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)),
  }
}

function boundsOfProduct(product: { minIssueAge: number; maxIssueAge: number; minDeathBenefit: number }) {
  return { youngest: product.minIssueAge, oldest: product.maxIssueAge, min: product.minDeathBenefit }
}

export const listOptions = defineTool({
  name: 'list_options',
  title: 'List what can be priced',
  description: `Lists the kinds of life insurance that can be priced here with the ages and amounts that carriers take, the lengths of term, the health classes with their plain meanings, the carriers, and the states where a price may be shown.
Use it first when you don't know what the other tools accept, or when somebody asks what there is. It tells no price: use estimate_premium for that.
Takes nothing but the language. Returns bounds over all carriers; each carrier has narrower ones of its own. Reads only: nothing is stored. The same answer for everybody until the agent changes the site.`,
  input: {},
  output: {
    products: z.array(
      z.object({
        product: z.enum(soldPlanTypes),
        name: z.string(),
        text: z.string(),
        youngest_age: z.int(),
        oldest_age: z.int(),
        smallest_amount: z.number().describe('USD'),
        largest_amount: z.number().describe('USD'),
      }),
    ),
    term_years: z.array(z.int()),
    health_classes: z.array(z.object({ health_class: z.string(), meaning: z.string() })),
    carriers: z.array(z.string()),
  },
  async run(_input, language, { settings }) {
    const { options } = toolWords[language]
    const { products: named, ratings } = instantWords[language]
    const products = soldPlanTypes.flatMap((planType) => {
      const bounds = boundsOfPlan(planType, settings.carriers)
      if (bounds === undefined) return []
      const { name, text } = named[policyTypeOf(planType)]
      // Children are covered with a parent, by a call.
      const youngest =
        planType === 'final-expense' ? finalExpense.ages.youngest : Math.max(18, bounds.youngest)
      return [{ planType, name, text, ...bounds, youngest }]
    })
    const carriers = settings.carriers.map(({ name }) => name)
    return {
      lines: [
        ...products.map(({ name, text, youngest, oldest, min, max }) =>
          filled(options.product, {
            ...{ name, text },
            ...{ youngest: String(youngest), oldest: String(oldest) },
            ...{ min: formatCoverage(min, language), max: formatCoverage(max, language) },
          }),
        ),
        options.bounds,
        filled(options.terms, { years: formatList(termLengths.map(String), language) }),
        options.classes,
        ...healthRatings.map(
          (name) =>
            `- ${filled(options.class, { name: healthClassText(name, language), text: ratings[name] })}`,
        ),
        filled(options.carriers, { carriers: formatList(carriers, language) }),
      ],
      data: {
        products: products.map(({ planType, name, text, youngest, oldest, min, max }) => ({
          product: planType,
          ...{ name, text },
          ...{ youngest_age: youngest, oldest_age: oldest },
          ...{ smallest_amount: min, largest_amount: max },
        })),
        term_years: [...termLengths],
        health_classes: healthRatings.map((name) => ({ health_class: name, meaning: ratings[name] })),
        carriers,
      },
    }
  },
})

export const findAnswer = defineTool({
  name: 'find_answer',
  title: 'Find an answer in the site’s texts',
  description: `Finds the paragraph of this site that answers a question about life insurance, or about the site and the agent, and quotes it with links to read more.
Use it for questions in words ("What happens if I miss a payment?", "How is the agent paid?"). Not for prices: use estimate_premium. Not for legal, tax or medical advice, which it declines. Leave out names, phone numbers and other details of a person; they are not needed.
Takes one question of at most ${mostLetters} characters in English or Spanish, and answers in the language of the question. Returns plain text in which [words](address) are links. A message of despair is answered with the 988 lifeline: pass that on. Reads only: the question is neither stored nor logged.`,
  input: {
    question: z.string().trim().min(1).max(mostLetters).describe('One question in plain words.'),
  },
  output: { answer: z.string() },
  async run({ question }, language, parts) {
    const answer = await parts.answer(question, language)
    return { lines: [answer], data: { answer } }
  },
})

export const getContinueLink = defineTool({
  name: 'get_continue_link',
  title: 'Get a link that continues on the site',
  description: `Makes a link to this site's instant quote with the answers that are known already filled in, so that the person can see the same prices, change answers, talk to the agent or apply.
Use it when somebody wants to go on: see the plans, apply, save them or talk to a person. Give it the same answers as the price tools. Not needed for a price alone.
All answers are optional. With age, sex, tobacco and amount the link opens the prices, otherwise the questions. Returns the link, whether it opens prices or questions, and what is still to be answered. The answers stand in the part behind the # sign, which browsers do not send to any server. Reads only: nothing is stored, no lead is made, nobody is contacted.`,
  input: knownInput,
  output: {
    url: z.url(),
    opens: z.enum(['prices', 'questions']),
    still_open: z.array(z.string()),
  },
  async run(input, language, { siteUrl }) {
    const answers = knownAnswersOf(input)
    const url = `${siteUrl}${continueAddress(answers, language)}`
    const { link } = toolWords[language]
    const open = openForPrice(answers).map((question) => link.open[question])
    const opens = open.length === 0 ? ('prices' as const) : ('questions' as const)
    const next = filled(link[opens], { open: formatList(open, language) })
    return { lines: [url, next, link.private], data: { url, opens, still_open: open } }
  },
})
