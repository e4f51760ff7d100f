import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { DataList } from '#app/ui/data-list.tsx'
import { carrierLogo } from '#domain/carriers/logo.ts'
import type { ChosenPlan } from '#domain/cart/chosen-plan.ts'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'

interface ChosenPlanCardProps {
  plan: ChosenPlan
  isSample: boolean
  /** Names the person, where there are plans of several. */
  isNamed: boolean
}

/** The window with the chosen plan: what choosing it wrote on the person. */
export function ChosenPlanCard({ plan, isSample, isNamed }: ChosenPlanCardProps) {
  const { t, i18n } = useTranslation('next-steps')
  const { carriers } = useSite()
  const language = toLanguage(i18n.language)
  const label = isNamed ? t('plan.labelFor', { name: plan.personName }) : t('plan.label')
  return (
    <section className="policy" aria-label={label}>
      <div className="arch-top">
        <CarrierLogo {...carrierLogo(carriers, plan.company)} />
        {isNamed ? <p className="soft">{label}</p> : null}
        <p>{plan.company}</p>
        <p className="price">{formatMoney(plan.monthlyPrice, language)}</p>
        <p className="soft">{t('plan.premium')}</p>
        {isSample ? <Badge tone="amber">{t('plan.sample')}</Badge> : null}
      </div>
      <DataList
        items={[
          { term: t('plan.type'), detail: t(`plan.types.${plan.planType}`) },
          { term: t('plan.coverage'), detail: formatCoverage(plan.coverage, language) },
          ...(plan.term === undefined
            ? []
            : [{ term: t('plan.term'), detail: formatYears(plan.term, language) }]),
        ]}
      />
      <p className="micro soft">{t('plan.disclosure')}</p>
    </section>
  )
}
