import { z } from 'zod'
import enPanel from '#content/messages/en/quote/price-panel.json' with { type: 'json' }
import esPanel from '#content/messages/es/quote/price-panel.json' with { type: 'json' }
import { formatCoverage, formatList, formatMoney, formatPercent } from '#domain/format/format.ts'
import { priceDetailsSchema } from '#domain/quotes/price-details.ts'
import { priceParts } from '#domain/quotes/price-parts.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Language } from '#domain/site/language.ts'
import { toolWords } from '#functions/mcp/words.ts'
import {
  filled,
  healthClassText,
  priceSourceOf,
  productText,
} from '#functions/quotes/estimate/estimate-words.ts'
import { answersOf, priceInput } from './price-input.ts'
import { defineTool, estimateWith } from './tool.ts'

const panelWords = { en: enPanel, es: esPanel } satisfies Record<Language, typeof enPanel>

const price = z.number().describe('USD a month.')

export const explainPrice = defineTool({
  name: 'explain_price',
  title: 'Explain what a price is made of',
  description: `Explains one carrier's estimated price: what share of it pays for expected claims, expenses, taxes and margin, and what the same plan would cost in the next better and worse health class, with or without tobacco, for a shorter or longer term, and for 10,000 USD more or less.
Use it after estimate_premium, when somebody asks why a price is what it is or what would lower it. Without a carrier it explains the plan in the middle of the list. Not for prices of other sites or of policies that somebody already has.
Returns the plan, its parts (empty where only the carrier knows them; why stands in parts_note) and the variations, all in USD a month. Where no price may be shown, plan is null and message says why. Reads only: nothing is stored and nobody is contacted.`,
  input: {
    ...priceInput,
    carrier: z
      .string()
      .max(80)
      .optional()
      .describe(
        'Name of the carrier as estimate_premium gives it; without it, the plan in the middle by price.',
      ),
  },
  output: {
    plan: z
      .object({ carrier: z.string(), product: z.string(), health_class: z.string(), monthly_premium: price })
      .nullable(),
    parts: z.array(z.object({ part: z.string(), monthly: price, percent: z.int(), meaning: z.string() })),
    parts_note: z.string().nullable(),
    health_classes: z.array(z.object({ health_class: z.string(), monthly_premium: price })),
    tobacco: z.array(z.object({ tobacco: z.boolean(), monthly_premium: price })),
    terms: z.array(z.object({ term_years: z.number(), monthly_premium: price })),
    amounts: z.array(z.object({ amount: z.number(), monthly_premium: price })),
  },
  async run(input, language, parts) {
    const about = answersOf(input)
    const { found, range, message } = await estimateWith(about, language, parts)
    const quotes = found.kind === 'priced' ? found.quotes : []
    const quote = chosen(quotes, input.carrier)
    const { explain } = toolWords[language]
    if (quote === undefined) {
      const carriers = formatList([...new Set(quotes.map(({ carrierName }) => carrierName))], language)
      const why = message ?? filled(explain.noCarrier, { carrier: input.carrier ?? '', carriers })
      const none = { parts: [], parts_note: null, health_classes: [], tobacco: [], terms: [], amounts: [] }
      return { lines: [why], data: { plan: null, ...none }, message: why, about }
    }
    const source = priceSourceOf(parts.settings)
    const { shares, ...changes } = quote.priceDetails ?? priceDetailsSchema.parse({ source })
    const panel = panelWords[language]
    const split = shares ? (priceParts(quote.monthlyPremium, shares) ?? []) : []
    const note = split.length > 0 ? null : panel.unknown[source]
    const made = split.map(({ id, amount, percent }) => ({
      part: panel.parts[id].name,
      monthly: amount,
      percent,
      meaning: panel.parts[id].text,
    }))
    const money = (amount: number) => formatMoney(amount, language)
    const plan = {
      carrier: quote.carrierName,
      product: quote.productName,
      health_class: quote.healthClass,
      monthly_premium: quote.monthlyPremium,
    }
    return {
      lines: [
        filled(explain.plan, {
          carrier: plan.carrier,
          product: productText(quote, language),
          price: money(plan.monthly_premium),
        }),
        ...(note === null ? [explain.parts] : [note]),
        ...made.map(({ part, monthly, percent, meaning }) => {
          const share = formatPercent(percent, language)
          return `- ${filled(explain.part, { name: part, amount: money(monthly), percent: share, text: meaning })}`
        }),
        explain.changes,
        ...changes.health_classes.map(({ health_class, monthly_premium }) =>
          filled(explain.class, {
            name: healthClassText(health_class, language),
            price: money(monthly_premium),
          }),
        ),
        ...changes.tobacco.map(({ tobacco, monthly_premium }) =>
          filled(tobacco ? explain.tobacco : explain.noTobacco, { price: money(monthly_premium) }),
        ),
        ...changes.terms.map(({ term_length, monthly_premium }) =>
          filled(explain.term, { years: String(term_length), price: money(monthly_premium) }),
        ),
        ...changes.death_benefits.map(({ death_benefit, monthly_premium }) =>
          filled(explain.amount, {
            amount: formatCoverage(death_benefit, language),
            price: money(monthly_premium),
          }),
        ),
      ],
      data: {
        plan,
        parts: made,
        parts_note: note,
        health_classes: changes.health_classes,
        tobacco: changes.tobacco.map(({ tobacco, monthly_premium }) => ({ tobacco, monthly_premium })),
        terms: changes.terms.map(({ term_length, monthly_premium }) => ({
          term_years: term_length,
          monthly_premium,
        })),
        amounts: changes.death_benefits.map(({ death_benefit, monthly_premium }) => ({
          amount: death_benefit,
          monthly_premium,
        })),
      },
      ...{ range, about },
    }
  },
})

/** The carrier's plan, or without a carrier the one in the middle. */
function chosen(quotes: readonly Quote[], carrier: string | undefined): Quote | undefined {
  if (carrier === undefined) return quotes[Math.floor((quotes.length - 1) / 2)]
  const name = carrier.trim().toLowerCase()
  return quotes.find(({ carrierName }) => carrierName.toLowerCase() === name)
}
