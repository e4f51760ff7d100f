import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import type { ExampleBasis } from '#domain/examples/prices/example-prices.ts'
import { formatNumber, locales } from '#domain/format/format.ts'
import { stateNames } from '#domain/people/states/states.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'

interface RatesBasisProps {
  basis: ExampleBasis
  /** Whether the prices are the lowest of the carriers, or ranges over all of them. */
  of?: 'lowest' | 'range'
}

/** What a page's example prices are of: whose, when, where, and that they are no offer. */
export function RatesBasis({ basis, of = 'lowest' }: RatesBasisProps) {
  const { t, i18n } = useTranslation(['pages-shared', 'common'])
  const language = toLanguage(i18n.language)
  // A day of our own: what checks the days of others would weigh on every page with prices.
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className={classNames(typography.small, typography.soft)}>
      <strong>{t('rates.notAnOffer')}</strong>{' '}
      {t(of === 'range' ? 'rates.basisRange' : 'rates.basis', {
        carriers: formatNumber(basis.carriers, language),
        state: stateNames[basis.state],
        healthClass: t(`common:healthClasses.${basis.healthClass}`),
        date: days.format(Date.parse(basis.asOf)),
      })}{' '}
      <Link to={paths.howWeEstimate}>{t('rates.howWeEstimate')}</Link>
    </p>
  )
}
