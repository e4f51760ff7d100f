import { z } from 'zod'
import { finalExpense } from '#domain/plans/final-expense.ts'
import type { PlanType, SoldPlanType } from '#domain/plans/plan-type.ts'

/** In years; children can be insured where a carrier's product reaches them. */
const age = z.number().int().min(0).max(90)
const maximumDeathBenefit = z.number().int().positive().nullable()

const productFields = {
  /** Product name as the visitor reads it; `{term}` stands for the term's years. */
  name: z.string().trim().min(1),
  /** This carrier's price over the market's average: 0.9 is a tenth below it. */
  priceLevel: z.number().min(0.5).max(2),
  minIssueAge: age,
  /** Smallest death benefit sold, in USD. */
  minDeathBenefit: z.number().int().positive(),
  /** Whether the carrier rates by the age at the last birthday or at the nearest one. */
  ageBasis: z.enum(['last', 'nearest']),
  /** Up to what death benefit (USD) and age a decision can come without waiting; null: never. */
  instantDecision: z.strictObject({ maxDeathBenefit: z.number().int().positive(), maxAge: age }).nullable(),
}

const termProductSchema = z.strictObject({
  ...productFields,
  /** Oldest issue age by length of term in years; a length without an entry is not sold. */
  maxIssueAgeByTerm: z.strictObject({
    10: age.optional(),
    15: age.optional(),
    20: age.optional(),
    25: age.optional(),
    30: age.optional(),
  }),
})

const permanentProductSchema = z.strictObject({ ...productFields, maxIssueAge: age })

const wholeProductSchema = z.strictObject({
  ...permanentProductSchema.shape,
  /** Participating policies pay dividends and ask a higher premium for them. */
  participating: z.boolean(),
})

/** Universal life, guaranteed or variable: its maximum stands here, as the table of limits has no column for it. */
const universalProductSchema = z.strictObject({
  ...permanentProductSchema.shape,
  /** Largest death benefit sold, in USD. */
  maxDeathBenefit: z.number().int().positive(),
})

const finalExpenseAge = z.number().int().min(finalExpense.ages.youngest).max(finalExpense.ages.oldest)
const finalExpenseAmount = z
  .number()
  .int()
  .min(finalExpense.deathBenefit.min)
  .max(finalExpense.deathBenefit.max)

/** Small whole life without an exam. */
const finalExpenseProductSchema = z.strictObject({
  ...permanentProductSchema.shape,
  minIssueAge: finalExpenseAge,
  maxIssueAge: finalExpenseAge,
  minDeathBenefit: finalExpenseAmount,
  /** Largest death benefit sold, in USD; the carrier's limit for whole life holds as well. */
  maxDeathBenefit: finalExpenseAmount,
})

/** Gradients that a carrier's name may be set in; app/features/home/carriers/carrier-strip.module.css draws them. */
export const carrierColors = [
  'gradient-ink',
  'gradient-night',
  'gradient-brand',
  'gradient-emerald',
  'gradient-purple',
  'gradient-amber',
] as const
export type CarrierColor = (typeof carrierColors)[number]

/** One carrier as the operator sets it: what it sells, up to what amount, and how it prices against the market. */
export const carrierSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as sample-life'),
  name: z.string().trim().min(1),
  /** Address of the logo picture (a full one, or a path of this site); null shows the initials. */
  logo: z.union([z.url({ protocol: /^https?$/ }), z.string().startsWith('/')]).nullable(),
  initials: z.string().trim().min(1).max(3),
  /** The gradient of its name in the home page's carrier strip, where no logo stands for it. */
  color: z.enum(carrierColors).default('gradient-ink'),
  /** The agency's financial-strength rating with the day it was looked up; null until the operator enters it. */
  strengthRating: z
    .strictObject({ grade: z.string().min(1), agency: z.string().min(1), date: z.iso.date() })
    .nullable(),
  stars: z.number().int().min(1).max(5),
  /** Who gave these stars, and the day they were looked up; without it the page calls them an example. */
  starsFrom: z
    .strictObject({ source: z.string().trim().min(1), date: z.iso.date() })
    .nullable()
    .default(null),
  /** Maximum death benefit in USD by plan type; null where the carrier sells none. */
  limits: z.strictObject({
    term: maximumDeathBenefit,
    whole: maximumDeathBenefit,
    iul: maximumDeathBenefit,
  } satisfies Record<PlanType, z.ZodType>),
  products: z.strictObject({
    term: termProductSchema.nullable(),
    whole: wholeProductSchema.nullable(),
    iul: permanentProductSchema.nullable(),
    gul: universalProductSchema.nullable().default(null),
    vul: universalProductSchema.nullable().default(null),
    /** Offered by itself, and among whole life paid to age 100. */
    finalExpense: finalExpenseProductSchema.nullable().default(null),
  } satisfies Record<Exclude<SoldPlanType, 'final-expense'> | 'finalExpense', z.ZodType>),
  /** Whether it is named in the home page's carrier strip. */
  inCarrierStrip: z.boolean(),
  /** Whether the comparison warns when the chosen coverage exceeds its limits. */
  inLimitTable: z.boolean(),
})

export type Carrier = z.infer<typeof carrierSchema>

/** What of a carrier decides its prices. */
export const pricedCarrierSchema = carrierSchema.pick({
  id: true,
  name: true,
  stars: true,
  limits: true,
  products: true,
})
export type PricedCarrier = z.infer<typeof pricedCarrierSchema>

/** Under which name a carrier's `products` have a plan type. */
export function productKeyOf(planType: SoldPlanType): keyof PricedCarrier['products'] {
  return planType === 'final-expense' ? 'finalExpense' : planType
}
