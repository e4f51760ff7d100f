import { useTranslation } from 'react-i18next'
import { Scene } from '#app/art/scene.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatNumber } from '#domain/format/format.ts'
import { licensedStateCodes } from '#domain/people/states/licensed-states.ts'
import { toLanguage } from '#domain/site/language.ts'
import { FirstPrices } from './first-prices.tsx'
import styles from './hero.module.css'

export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section data-ground="night">
      <div className={styles.stage}>
        <Scene name="nightHome" isFirst />
        <div className={styles.copy}>
          <p className={styles.tagline}>{t('hero.tagline')}</p>
          <h1 className={classNames(typography.display, styles.display)}>{t('hero.title')}</h1>
          <p className={typography.lead} data-slot="lead">
            {t('hero.lead')}
          </p>
          <FirstPrices />
        </div>
      </div>
      <Claims />
    </section>
  )
}

function Claims() {
  const { t, i18n } = useTranslation('home')
  const { agent, brand, hoursText, strengthClaim: grade, protectionTotalMillions: total } = useSite()
  const language = toLanguage(i18n.language)
  // The District of Columbia is none, yet who is licensed there alone is licensed in one place.
  const count = licensedStateCodes(agent.licensedStates).filter((code) => code !== 'DC').length || 1
  return (
    <div className={styles.claims}>
      <ul className={styles.claimsList} aria-label={t('claims.label')}>
        <li>
          <b>{t('claims.years', { years: agent.yearsOfExperience })}</b> {t('claims.yearsText')}
        </li>
        <li>
          <b>{t('claims.states', { count })}</b> {t('claims.statesText')}
        </li>
        {grade ? (
          <li>
            <b>{t(grade === 'A+' ? 'claims.rated' : 'claims.ratedAs', { grade })}</b> {t('claims.ratedText')}
          </li>
        ) : null}
        {/* In the first view of a common screen it stands in the chat button's corner. */}
        <li data-clear>
          <b>{t('claims.support')}</b>{' '}
          {t('claims.supportText', { assistant: brand.assistantName, hours: hoursText[language] })}
        </li>
        {total === null ? null : (
          <li>
            <b>{t('claims.total', { millions: formatNumber(total, language) })}</b> {t('claims.totalText')}
          </li>
        )}
      </ul>
    </div>
  )
}
