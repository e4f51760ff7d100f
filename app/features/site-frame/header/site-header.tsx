import { Check, ChevronDown, Phone } from 'lucide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLink } from '#app/features/site-frame/brand-link.tsx'
import { LanguageList, languageOptions } from '#app/features/site-frame/language-list.tsx'
import { NavLink } from '#app/routing/router.tsx'
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
import { useDropdown } from './dropdown.ts'
import { menuItems } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'

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
          <NavLink className={styles.prices} to={paths.instantQuotes}>
            {t('menu.prices')}
          </NavLink>
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
            className={classNames(buttonStyles.iconButton, styles.onlySmall, styles.callSign)}
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

/** The header's "Insurance Types": a button that opens the list of products. */
function ProductMenu() {
  const { t } = useTranslation('site-frame')
  const listId = useId()
  const { isOpen, frame, button, toggle, close } = useDropdown()
  const items = menuItems('products')
  if (items.length === 0) return null
  return (
    <div className={styles.dropdown} ref={frame}>
      <button type="button" ref={button} aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        {t('menu.insuranceTypes')} <Icon of={ChevronDown} />
      </button>
      <ul className={styles.menu} id={listId} hidden={!isOpen}>
        {items.map(({ word, to }) => (
          <li key={word}>
            <MenuLink to={to} onClick={close}>
              <b>{t(`menu.${word}`)}</b>
              <span>{t(`menuNotes.${word}`)}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The header's language button and the menu that it opens. */
function LanguageSwitcher() {
  const { t, i18n } = useTranslation('site-frame')
  const menuId = useId()
  const { isOpen, frame, button, toggle, close } = useDropdown()
  const { code, name, Flag } =
    languageOptions.find((option) => option.code === i18n.language) ?? languageOptions[0]
  const chosen = () => {
    close()
    button.current?.focus()
  }
  return (
    <div className={styles.dropdown} ref={frame}>
      <button
        type="button"
        className={styles.tool}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={t('language.button', { name, code: code.toUpperCase() })}
        onClick={toggle}
      >
        <Flag />
        <span>{code.toUpperCase()}</span>
        <Icon of={ChevronDown} />
      </button>
      <div className={classNames(styles.menu, styles.languages)} id={menuId} hidden={!isOpen}>
        <LanguageList onChosen={chosen} mark={<Icon of={Check} />} />
      </div>
    </div>
  )
}
