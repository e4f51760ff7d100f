import './site-header.css'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentPage } from '#app/site/current-page.ts'
import { useSite } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
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
    <header className={classNames('site-header', isNight && 'on-night', homeButton && 'has-home')}>
      <div className="wrap">
        <BrandLink name={brand.name} tone={isNight ? 'night' : 'day'} />
        <nav className="nav" aria-label={t('menu.label')}>
          <ProductMenu />
          {menuItems('header').map(({ word, to }) => (
            <MenuLink key={word} to={to}>
              {t(`menu.${word}`)}
            </MenuLink>
          ))}
        </nav>
        <div className="header-tools">
          <LanguageSwitcher />
          <a className="tool wide" {...call}>
            <Icon of={Phone} />
            <span className="num">{agent.phone}</span>
          </a>
          {homeButton ? (
            <ButtonLink variant="quiet" isSmall className="wide" to={paths.home}>
              {t('menu.home')}
            </ButtonLink>
          ) : null}
          <ButtonLink variant="quiet" isSmall className="wide" to={paths.dashboard}>
            {t('menu.dashboard')}
          </ButtonLink>
          <a className="icon-btn only-small" {...call}>
            <Icon of={Phone} />
          </a>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
