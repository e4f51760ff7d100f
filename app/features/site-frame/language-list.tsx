import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FlagSpain, FlagUnitedStates } from '#app/art/flags.tsx'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import styles from '#app/site/site-header.module.css'
import { type Language, languageQuery } from '#domain/site/language.ts'

/** The languages to choose from, each with its flag; `mark` stands at the one in use. */
export function LanguageList({ onChosen, mark }: { onChosen: () => void; mark: ReactNode }) {
  const { i18n } = useTranslation()
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()

  async function choose(code: Language) {
    onChosen()
    await i18n.changeLanguage(code)
    // The address must not contradict the choice: a reload would follow it. All else of the place stays.
    const query = new URLSearchParams(search)
    if (!query.has(languageQuery)) return
    query.delete(languageQuery)
    await navigate({ search: query.toString(), hash }, { state, replace: true, preventScrollReset: true })
  }

  return (
    <ul className={styles.languageList} data-slot="language-list">
      {languageOptions.map(({ code, name, Flag }) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-current={code === i18n.language ? 'true' : undefined}
            onClick={() => void choose(code)}
          >
            <Flag />
            <b>{name}</b>
            {code === i18n.language ? mark : null}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface LanguageOption {
  code: Language
  /** In its own language, so that whoever looks for it can read it. */
  name: string
  Flag: ComponentType
}

export const languageOptions = [
  { code: 'en', name: 'English', Flag: FlagUnitedStates },
  { code: 'es', name: 'Español', Flag: FlagSpain },
] as const satisfies readonly LanguageOption[]
