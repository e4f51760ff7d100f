import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/site/site-header.module.css'
import { Icon } from '#app/ui/icon.tsx'
import { useDropdown } from './dropdown.ts'
import { menuItems } from './menu.ts'
import { MenuLink } from './menu-link.tsx'

/** The header's "Insurance Types": a button that opens the list of products. */
export function ProductMenu() {
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
