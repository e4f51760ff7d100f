import { ArrowRight, Check, Menu, Phone, X } from 'lucide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageList } from '#app/features/site-frame/language-list.tsx'
import styles from '#app/site/site-header.module.css'
import { useSite } from '#app/site/use-site.ts'
import buttonStyles from '#app/ui/button.module.css'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import { useDropdown } from './dropdown.ts'
import { menuItems } from './menu.ts'
import { MenuLink } from './menu-link.tsx'

/** The hamburger button and the panel that holds what the wide header shows. */
export function MobileMenu() {
  const { t } = useTranslation('site-frame')
  const { agent, homeButton } = useSite()
  const panelId = useId()
  const productsId = useId()
  const { isOpen, frame, button, toggle, close } = useDropdown()
  const products = menuItems('products')
  return (
    <div className={styles.onlySmall} ref={frame}>
      <button
        type="button"
        className={buttonStyles.iconButton}
        data-slot="icon-button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t(isOpen ? 'menu.close' : 'menu.open')}
        onClick={toggle}
      >
        <Icon of={isOpen ? X : Menu} />
      </button>
      <nav className={styles.mobilePanel} id={panelId} aria-label={t('menu.label')} hidden={!isOpen}>
        <ButtonLink isBlock to={paths.instantQuotes} onClick={close}>
          {t('menu.prices')} <Icon of={ArrowRight} />
        </ButtonLink>
        {products.length > 0 ? (
          <>
            <h2 id={productsId}>{t('menu.insuranceTypes')}</h2>
            <ul className={styles.mobileLinks} aria-labelledby={productsId}>
              {products.map(({ word, to }) => (
                <li key={word}>
                  <MenuLink to={to} onClick={close}>
                    {t(`menu.${word}`)}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <ul className={styles.mobileLinks}>
          {homeButton ? (
            <li>
              <MenuLink to={paths.home} onClick={close}>
                {t('menu.home')}
              </MenuLink>
            </li>
          ) : null}
          {menuItems('header').map(({ word, to }) => (
            <li key={word}>
              <MenuLink to={to} onClick={close}>
                {t(`menu.${word}`)}
              </MenuLink>
            </li>
          ))}
        </ul>
        <LanguageList onChosen={close} mark={<Icon of={Check} />} />
        <ButtonLink variant="quiet" isBlock href={phoneHref(agent.phone)} onClick={close}>
          <Icon of={Phone} /> <span className={typography.num}>{agent.phone}</span>
        </ButtonLink>
        <ButtonLink variant="quiet" isBlock to={paths.dashboard} onClick={close}>
          {t('menu.dashboard')}
        </ButtonLink>
      </nav>
    </div>
  )
}
