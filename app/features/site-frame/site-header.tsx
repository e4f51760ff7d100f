import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentPage } from '#app/site/current-page.ts'
import styles from '#app/site/site-header.module.css'
import { useSite } from '#app/site/use-site.ts'
import buttonStyles from '#app/ui/button.module.css'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import { BrandLink } from './brand-link.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { menuItems } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ProductMenu } from './product-menu.tsx'

/** Sticky on every page; light on dark where the page asks for night. */
export function SiteHeader() {
  const { t } = useTranslation('site-frame')
  const { brand, agent, homeButton } = useSite()
  const isNight = useCurrentPage().header === 'night'
  const call = { href: phoneHref(agent.phone), 'aria-label': t('call', { phone: agent.phone }) }
  return (
    <header
      className={classNames(styles.siteHeader, homeButton && styles.hasHome)}
      data-ground={isNight ? 'night' : undefined}
    >
      <div className={classNames(layout.wrap, styles.headerRow)}>
        <BrandLink name={brand.name} tone={isNight ? 'night' : 'day'} />
        <nav className={styles.nav} aria-label={t('menu.label')}>
          <ProductMenu />
          {menuItems('header').map(({ word, to }) => (
            <MenuLink key={word} to={to}>
              {t(`menu.${word}`)}
            </MenuLink>
          ))}
        </nav>
        <div className={styles.headerTools}>
          <LanguageSwitcher />
          <a className={classNames(styles.tool, styles.wide)} {...call}>
            <Icon of={Phone} />
            <span className={classNames(typography.num, styles.num)}>{agent.phone}</span>
          </a>
          {homeButton ? (
            <ButtonLink variant="quiet" isSmall className={styles.wide} to={paths.home}>
              {t('menu.home')}
            </ButtonLink>
          ) : null}
          <ButtonLink variant="quiet" isSmall className={styles.wide} to={paths.dashboard}>
            {t('menu.dashboard')}
          </ButtonLink>
          <a
            className={classNames(buttonStyles.iconButton, styles.onlySmall)}
            data-slot="icon-button"
            {...call}
          >
            <Icon of={Phone} />
          </a>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
