import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/site/site-header.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useDropdown } from './dropdown.ts'
import { LanguageList } from './language-list.tsx'
import { languageOptions } from './language-options.ts'

/** The header's language button and the menu that it opens. */
export function LanguageSwitcher() {
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
    <div className={classNames(styles.dropdown, styles.wide)} ref={frame}>
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
