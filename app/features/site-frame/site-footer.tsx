import { BookOpen } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { menuItems } from '#app/features/site-frame/header/menu.ts'
import { Link } from '#app/routing/router.tsx'
import { useSupport } from '#app/site/support.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { stateNames } from '#domain/people/states/states.ts'
import { toLanguage } from '#domain/site/language.ts'
import { BrandLink } from './brand-link.tsx'
import { LicensingLink } from './licensing-link.tsx'
import styles from './site-footer.module.css'

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

/** Who may sell where: the licence line, the National Producer Number, and the numbers that single states ask for. */
function LicenceLine() {
  const { t, i18n } = useTranslation('site-frame')
  const { agent, brand } = useSite()
  const licensed = isLicensedEverywhere(agent.licensedStates)
    ? t('footer.licensedAll')
    : t('footer.licensedIn', { states: licensedStateList(agent.licensedStates, toLanguage(i18n.language)) })
  return (
    <>
      {licensed} {t('footer.producerNumber', { number: agent.nationalProducerNumber })}{' '}
      {agent.stateLicenses.map(
        ({ state, number }) => `${t('footer.stateLicense', { state: stateNames[state], number })} `,
      )}
      {agent.domicile ? `${t('footer.domicile', { place: agent.domicile })} ` : null}
      {t('footer.independent', { brand: brand.name })}
    </>
  )
}

/** The small book in the footer and the verse that it opens. */
function VerseDialog() {
  const { t } = useTranslation('site-frame')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        icon={BookOpen}
        label={t('verse.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('verse.reference')}
        closeLabel={t('verse.dismiss')}
        className={styles.verse}
      >
        <blockquote>{t('verse.text')}</blockquote>
        <p className={classNames(typography.soft, styles.soft)}>{t('verse.translation')}</p>
        <Button isBlock onClick={close}>
          {t('verse.close')}
        </Button>
      </Dialog>
    </>
  )
}

type SupportAction = { kind: 'show'; show: () => void } | { kind: 'dial'; href: string }

/** What the footer's Support does: calls the handler that was supplied, else dials the phone. */
export function supportAction(showSupport: (() => void) | undefined, phone: string): SupportAction {
  return showSupport ? { kind: 'show', show: showSupport } : { kind: 'dial', href: phoneHref(phone) }
}
