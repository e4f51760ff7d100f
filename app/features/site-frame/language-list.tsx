import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import styles from '#app/site/site-header.module.css'
import { type Language, languageQuery } from '#domain/site/language.ts'
import { languageOptions } from './language-options.ts'

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
