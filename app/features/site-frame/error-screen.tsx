import { ArrowRight, Phone } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Mark } from '#app/art/mark.tsx'
import styles from '#app/site/site-header.module.css'
import { useSiteIfKnown } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { PictureHero } from '#app/ui/layout/page-top/picture-hero.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import errorScreenStyles from './error-screen.module.css'
import roadTall from './scenes/road-tall.svg?no-inline'
import roadWide from './scenes/road-wide.svg?no-inline'

/** Stands on its own, without the frame and without scripts: whatever broke may have been either. */
export function ErrorScreen() {
  const { t } = useTranslation('site-frame')
  const site = useSiteIfKnown()
  return (
    <>
      <header className={styles.siteHeader}>
        <div className={classNames(layout.wrap, styles.headerRow)}>
          <a className={styles.logo} href={paths.home}>
            <Mark tone="day" />
            <span>{site?.brand.name ?? t('goHome')}</span>
          </a>
        </div>
      </header>
      <main id="main" className={errorScreenStyles.errorMain}>
        <PictureHero wide={roadWide} tall={roadTall} ground="#0a1533" isNight>
          <h1 className={typography.display}>{t('error.title')}</h1>
          <p className={typography.lead} data-slot="lead">
            {t('error.lead')}
          </p>
          <div className={layout.row} data-slot="row">
            <ButtonLink variant="lamp" href={paths.home}>
              {t('goHome')} <Icon of={ArrowRight} />
            </ButtonLink>
            {site ? (
              <ButtonLink variant="quiet" href={phoneHref(site.agent.phone)}>
                <Icon of={Phone} />{' '}
                <span className={typography.num}>{t('call', { phone: site.agent.phone })}</span>
              </ButtonLink>
            ) : null}
          </div>
        </PictureHero>
      </main>
    </>
  )
}

/** What a visitor sees when a page breaks in the browser or at the server. */
export function ErrorPage() {
  const { t } = useTranslation('site-frame')
  const brand = useSiteIfKnown()?.brand.name
  return (
    <>
      <title>{brand ? `${t('meta.error.title')} | ${brand}` : t('meta.error.title')}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen />
    </>
  )
}
