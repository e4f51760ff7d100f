import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '#app/ui/layout/layout.module.css'
import { formatCoverage, formatYears } from '#domain/format/format.ts'
import { isPlainBasis } from '#domain/pricing/premiums/premium-basis.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './plan-facts.module.css'

interface PlanFactsProps {
  quote: Quote
  productId: string
  productName: string
  /** The list says which premium its prices are. */
  isBasisSaid: boolean
}

/** The product, what it covers, for how long, in which class and, where that is not plain, which premium it is. */
export function PlanFacts({ quote, productId, productName, isBasisSaid }: PlanFactsProps) {
  const { i18n } = useTranslation('comparison')
  const { coverage, termYears, healthClass, premiumBasis } = quote
  return (
    <p className={styles.facts}>
      <b id={productId}>{productName}</b>
      <Fact name="coverage">{formatCoverage(coverage, toLanguage(i18n.language))}</Fact>
      <LastingFacts
        termYears={termYears}
        healthClass={healthClass}
        premiumBasis={isBasisSaid ? undefined : premiumBasis}
      />
    </p>
  )
}

/** What stays while the amount slides. */
const LastingFacts = memo(
  ({ termYears, healthClass, premiumBasis }: Pick<Quote, 'termYears' | 'healthClass' | 'premiumBasis'>) => {
    const { t, i18n } = useTranslation('comparison')
    return (
      <>
        {termYears === undefined ? null : (
          <Fact name="term">{formatYears(termYears, toLanguage(i18n.language))}</Fact>
        )}
        <Fact name="healthClass">
          {t(`common:healthClasses.${healthClass}`, { defaultValue: healthClass })}
        </Fact>
        {premiumBasis === undefined || isPlainBasis(premiumBasis) ? null : (
          <Fact name="premiumShown">{t(`basis.${premiumBasis}`)}</Fact>
        )}
      </>
    )
  },
)

interface FactProps {
  name: 'coverage' | 'term' | 'healthClass' | 'premiumShown'
  children: ReactNode
}

function Fact({ name, children }: FactProps) {
  return (
    <span>
      <span aria-hidden="true"> · </span>
      <FactName name={name} />
      <span data-fact={name}>{children}</span>
    </span>
  )
}

/** Heard alone: sighted readers know an amount, years and a class by their looks. */
const FactName = memo(({ name }: Pick<FactProps, 'name'>) => {
  const { t } = useTranslation('comparison')
  return <span className={layout.sr}>, {t(`card.${name}`)} </span>
})
