import { Info } from 'lucide'
import { useTranslation } from 'react-i18next'
import { productNameOf } from '#app/i18n/product-name.ts'
import { type Assumed, AssumedLine } from '#app/leads/plan-card/assumed-line.tsx'
import { Link } from '#app/routing/router.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { formatCoverage, formatYears } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { priceSource } from '#domain/quotes/comparison/price-changes.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { Changes } from './changes.tsx'
import { Guarantees } from './guarantees.tsx'
import { Parts } from './parts.tsx'
import styles from './price-panel.module.css'

/** A price that was opened to see what it is made of. */
export interface OpenedPrice {
  quote: Quote
  planType: SoldPlanType
  /** A sample quote (SAMPLE-01), not an answer to the visitor's request. */
  isSample: boolean
  /** What an application for it would be; none while there is nothing that could be applied for. */
  request?: ApplicationRequest | undefined
  /** What it assumes because nobody answered. */
  assumed?: Assumed | undefined
}

interface PricePanelProps {
  opened: OpenedPrice
  onClose: () => void
  onStart: (request: ApplicationRequest) => void
}

/** What a price is made of, what would change it, and what it buys for sure. */
export function PricePanel({ opened, onClose, onStart }: PricePanelProps) {
  const { t } = useTranslation('price-panel')
  const { quote, isSample, request } = opened
  const source = priceSource(quote, isSample)
  return (
    <Dialog
      isOpen
      isSheet
      size="wide"
      className={styles.pricePanel}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      foot={
        request ? (
          <Button onClick={() => onStart(request)}>{t(isSample ? 'startCall' : 'start')}</Button>
        ) : undefined
      }
    >
      <div className={styles.cols}>
        <About opened={opened} />
        <Parts quote={quote} source={source} />
        <Changes quote={quote} source={source} />
        <Guarantees quote={quote} source={source} />
        <p className={classNames(typography.micro, typography.soft, styles.from)}>
          {t(`from.${source}`)} <Link to={paths.howWeEstimate}>{t('from.link')}</Link>
        </p>
      </div>
    </Dialog>
  )
}

/** Which plan it is, and where its price comes from. */
function About({ opened: { quote, planType, isSample, assumed } }: { opened: OpenedPrice }) {
  const { t, i18n } = useTranslation('price-panel')
  const language = toLanguage(i18n.language)
  const { productName, carrierName, termYears } = quote
  const date = formatDate(quote.priceDetails?.as_of ?? '', language)
  const source = priceSource(quote, isSample)
  const words = {
    product: productNameOf(t, productName, planType),
    carrier: carrierName,
    coverage: formatCoverage(quote.coverage, language),
  }
  return (
    <div className={styles.about}>
      <p className={classNames(typography.soft, styles.what)}>
        {termYears === undefined
          ? t('what', words)
          : t('whatForYears', { ...words, years: formatYears(termYears, language) })}
      </p>
      {assumed ? <AssumedLine {...assumed} /> : null}
      <p>
        <Badge tone="amber" icon={Info}>
          {source === 'rate-table' && date ? t('source.datedTable', { date }) : t(`source.${source}`)}
        </Badge>
      </p>
    </div>
  )
}
