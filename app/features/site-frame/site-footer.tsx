import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { useSupport } from '#app/site/support.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { BrandLink } from './brand-link.tsx'
import { LicenceLine } from './licence-line.tsx'
import { LicensingLink } from './licensing-link.tsx'
import { menuItems } from './menu.ts'
import styles from './site-footer.module.css'
import { supportAction } from './support-action.ts'
import { VerseDialog } from './verse-dialog.tsx'

export function SiteFooter() {
  const { t } = useTranslation('site-frame')
  const { brand } = useSite()
  return (
    <>
      <aside className={styles.disclosure} data-ground="night" aria-label={t('disclosure.label')}>
        <p className={layout.wrap}>{t('disclosure.text')}</p>
      </aside>
      <footer className={styles.footer} data-ground="night">
        <div className={layout.wrap}>
          <div className={styles.cols}>
            <div>
              <BrandLink name={brand.name} tone="night" />
              <p className={classNames(typography.soft, styles.footerClaim)}>{t('footer.claim')}</p>
            </div>
            <CompanyList />
            <ResourceList />
            <ContactList />
          </div>
          <div className={styles.legal}>
            <p>
              {/* The HTML may be older than the year in which it is read. */}©{' '}
              <span suppressHydrationWarning>{new Date().getFullYear()}</span> {brand.name}. <LicenceLine />
            </p>
            <ul className={styles.legalLinks}>
              {menuItems('legal').map(({ word, to }) => (
                <li key={word}>
                  <Link to={to}>{t(`footer.legal.${word}`)}</Link>
                </li>
              ))}
              <li>
                <VerseDialog />
              </li>
            </ul>
          </div>
        </div>
      </footer>
    </>
  )
}

function CompanyList() {
  const { t } = useTranslation('site-frame')
  return (
    <div>
      <h2>{t('footer.company')}</h2>
      <ul className={layout.plain}>
        {menuItems('company').map(({ word, to }) => (
          <li key={word}>
            {word === 'licensing' ? (
              <LicensingLink>{t('footer.pages.licensing')}</LicensingLink>
            ) : (
              <Link to={to}>{t(`footer.pages.${word}`)}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ResourceList() {
  const { t } = useTranslation('site-frame')
  const { socialProfileUrl } = useSite().links
  const moreWays = menuItems('moreWays')
  return (
    <div>
      <h2>{t('footer.resources')}</h2>
      <ul className={layout.plain}>
        {socialProfileUrl ? (
          <li>
            <a href={socialProfileUrl} target="_blank" rel="noopener noreferrer">
              {t('footer.socialMedia')}{' '}
              <span className={classNames(layout.sr, styles.sr)}>{t('newTab')}</span>
            </a>
          </li>
        ) : null}
        {menuItems('resources').map(({ word, to }) => (
          <li key={word}>
            <Link to={to}>{t(`footer.pages.${word}`)}</Link>
          </li>
        ))}
      </ul>
      {moreWays.length > 0 ? (
        <>
          <h3>{t('footer.moreWays')}</h3>
          <ul className={layout.plain}>
            {moreWays.map(({ word, to }) => (
              <li key={word}>
                <Link to={to}>{t(`footer.pages.${word}`)}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function ContactList() {
  const { t } = useTranslation('site-frame')
  const { phone } = useSite().agent
  const support = supportAction(useSupport(), phone)
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <ul className={layout.plain}>
        <li>
          <a href={phoneHref(phone)} className={typography.num}>
            {phone}
          </a>
        </li>
        <li>
          {support.kind === 'show' ? (
            <button type="button" onClick={support.show}>
              {t('footer.support')}
            </button>
          ) : (
            <a href={support.href}>{t('footer.support')}</a>
          )}
        </li>
        <li>
          <a href={phoneHref(phone)}>{t('footer.contactUs')}</a>
        </li>
      </ul>
    </div>
  )
}
