import { Trans, useTranslation } from 'react-i18next'
import darkStreet from '#app/art/figures/dark-street.svg'
import styles from '#app/features/instant-quote/instant-quote.module.css'
import { Link } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'

const knownReasons = [
  'state_not_licensed',
  'no_plan_fits',
  'build_declined',
  'budget_too_small',
  'solve_age_passed',
  'over_tax_limit',
  'solve_not_in_rate_tables',
  'health_rating_not_offered',
] as const

/** No plan for these answers: why, where that is known, and what to do. */
export function NoRates({ reason, onAdjust }: { reason: string | undefined; onAdjust: () => void }) {
  const { t } = useTranslation('instant-quote')
  const { phone } = useSite().agent
  const known = knownReasons.find((name) => name === reason)
  return (
    <div className={styles.none}>
      <img src={darkStreet} alt="" width="640" height="400" />
      <div>
        <h2>{t('empty.title')}</h2>
        {known ? <p>{t(`empty.reasons.${known}`)}</p> : null}
        <p className={typography.lead} data-slot="lead">
          <Trans t={t} i18nKey="empty.text" components={{ start: <Link to={paths.contact} /> }} />
        </p>
        <div className={layout.row} data-slot="row">
          <Button onClick={onAdjust}>{t('empty.adjust')}</Button>
          <ButtonLink variant="quiet" href={phoneHref(phone)}>
            {t('empty.call', { phone })}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
