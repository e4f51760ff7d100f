import { ShieldCheck, Zap } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stars } from '#app/ui/stars.tsx'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import { productNameFor } from '#domain/plans/labels.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { isCheaperPaidOnce, type Quote } from '#domain/quotes/quote.ts'
import { BestValue } from './best-value.tsx'

interface QuoteCardProps {
  quote: Quote
  planType: PlanType
  isBest: boolean
  isSample: boolean
  onAdd: () => void
}

export function QuoteCard({ quote, planType, isBest, isSample, onAdd }: QuoteCardProps) {
  const { t } = useTranslation('comparison')
  const { carriers } = useSite()
  const productId = useId()
  const carrierId = useId()
  const { carrierName, rating } = quote
  // A carrier that names no product gets the plan type's name, which has words in both languages.
  const isUnnamed = quote.productName === productNameFor(planType)
  const productName = isUnnamed ? t(`plans.${planType}.product`) : quote.productName
  return (
    <article className={classNames('card quote', isBest && 'best')} aria-labelledby={productId}>
      {isBest ? <BestValue /> : null}
      <div className="who">
        <CarrierLogo {...carrierLogo(carriers, carrierName)} />
        <div>
          <p id={carrierId}>{carrierName}</p>
          <Stars rating={rating} label={t('card.starsLabel', { count: rating })}>
            {t('card.stars', { count: rating })}
          </Stars>
        </div>
      </div>
      <h3 id={productId}>{productName}</h3>
      <QuotePrice quote={quote} isSample={isSample} />
      <QuoteFacts quote={quote} />
      <ul className="badges">
        {quote.instantDecision ? (
          <li>
            <Badge tone="blue" icon={Zap}>
              {t('card.instantDecision')}
            </Badge>
          </li>
        ) : null}
        <li>
          <StrengthBadge carrierName={carrierName} />
        </li>
      </ul>
      <Button
        variant={isBest ? 'primary' : 'quiet'}
        isBlock
        aria-describedby={`${productId} ${carrierId}`}
        onClick={onAdd}
      >
        {t('card.add')}
      </Button>
    </article>
  )
}

function QuotePrice({ quote, isSample }: { quote: Quote; isSample: boolean }) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const annual = { amount: formatMoney(quote.annualPremium, language) }
  return (
    <div className="pm">
      <span className="price">{formatMoney(quote.monthlyPremium, language)}</span>
      <span className="per">{t('card.aMonth')}</span>
      <span className="year num">
        {t(isCheaperPaidOnce(quote) ? 'card.paidOnceAYear' : 'card.aYear', annual)}
      </span>
      {isSample ? (
        <span className="est">
          <Badge tone="amber">{t('card.sample')}</Badge> {t('card.sampleWhy')}
        </span>
      ) : (
        <span className="est">{t(quote.isModeled ? 'card.modeled' : 'card.estimate')}</span>
      )}
    </div>
  )
}

function QuoteFacts({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const { termYears, healthClass } = quote
  return (
    <dl className="nums">
      <div>
        <dt>{t('card.coverage')}</dt>
        <dd>{formatCoverage(quote.coverageAmount, language)}</dd>
      </div>
      {termYears === undefined ? null : (
        <div>
          <dt>{t('card.term')}</dt>
          <dd>{formatYears(termYears, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('card.healthClass')}</dt>
        <dd>{t(`common:healthClasses.${healthClass}`, { defaultValue: healthClass })}</dd>
      </div>
    </dl>
  )
}

/** "A+" as specified, unless the operator has entered another rating of this carrier. */
function StrengthBadge({ carrierName }: { carrierName: string }) {
  const { t } = useTranslation('comparison')
  const { carriers } = useSite()
  const name = carrierName.trim().toLowerCase()
  const entered = carriers.find((carrier) => carrier.name.toLowerCase() === name)?.strengthRating
  return (
    <Badge tone="green" icon={ShieldCheck}>
      {entered && entered.grade !== 'A+' ? t('card.strengthNamed', entered) : t('card.strength')}
    </Badge>
  )
}
