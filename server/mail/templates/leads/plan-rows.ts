import { locales } from '#domain/format/format.ts'
import { plainNameOf, productNameFor, soldPlanTypeSchema } from '#domain/plans/plan-type.ts'
import type { Language } from '#domain/site/language.ts'
import type { PlanRow } from '#server/mail/templates/email-content.ts'
import { fill } from '#server/mail/templates/fill.ts'
import type { EmailedLead } from './emailed-lead.ts'
import type { LeadWords } from './lead-words.ts'
import { typedText } from './typed-text.ts'

type Plan = EmailedLead['plans'][number]

/** The plans of a lead in the words of a language; money in USD. */
export function planRows(plans: readonly Plan[], words: LeadWords, language: Language): PlanRow[] {
  const locale = locales[language]
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const coverage = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  const plural = new Intl.PluralRules(locale)
  const amountOf = ({ coverage: sum, termYears }: Plan) => {
    if (termYears === undefined) return coverage.format(sum)
    const text = plural.select(termYears) === 'one' ? words.plan.years.one : words.plan.years.other
    return fill(text, { coverage: coverage.format(sum), count: String(termYears) })
  }
  return plans.map((plan) => {
    const type = typeName(plan.planType, words)
    const product = typedText(plan.productName)
    const isNamedByType = product === '' || isPlainName(plan, language)
    const person = typedText(plan.personName)
    const lines = [
      typedText(plan.carrierName),
      isNamedByType ? '' : type,
      amountOf(plan),
      person && fill(words.plan.person, { name: person }),
    ]
    return {
      name: isNamedByType ? type : product,
      lines: lines.filter((line) => line !== ''),
      price: price.format(plan.monthlyPremium),
      month: words.plan.month,
      label: plan.isSample ? words.plan.sample : words.plan.estimate,
    }
  })
}

function typeName(planType: string, { planTypes }: LeadWords): string {
  const type = soldPlanTypeSchema.safeParse(planType)
  return planTypes[type.success ? type.data : 'other']
}

/** Whether the product bears no name of its own, only its type's, or a description that is written in English alone. */
function isPlainName({ planType, productName }: Plan, language: Language): boolean {
  const type = soldPlanTypeSchema.safeParse(planType)
  if (language !== 'en' && plainNameOf(productName)) return true
  return type.success && productName === productNameFor(type.data)
}
