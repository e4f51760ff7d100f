import './blocks.css'
import { useTranslation } from 'react-i18next'
import { sources } from '#domain/content/sources.ts'
import { usedSources } from './used-sources.ts'

type ContentNamespace = `page-${string}` | `guide-${string}`

/**
 * Where a page's numbers and legal statements can be looked up; nothing for a page that needs none. A page that shows
 * words of several namespaces names them all.
 */
export function PageSources({ namespace }: { namespace: ContentNamespace | readonly ContentNamespace[] }) {
  const { t, i18n } = useTranslation('pages-shared')
  const used = usedSources(...[namespace].flat().map((name) => i18n.getResourceBundle(i18n.language, name)))
  if (used.length === 0) return null
  return (
    <aside className="wrap page-sources" aria-label={t('sources')}>
      <p className="label">{t('sources')}</p>
      <ul className="sources">
        {used.map((id) => (
          <li key={id}>
            <a href={sources[id].url} lang="en" rel="noreferrer">
              {sources[id].title}
            </a>
            , <span lang="en">{sources[id].publisher}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
