import { useTranslation } from 'react-i18next'
import { itemsOf } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import styles from './blocks.module.css'

type ContentNamespace = `page-${string}` | `guide-${string}`

/**
 * Where a page's numbers and legal statements can be looked up; nothing for a page that needs none. A page that shows
 * words of several namespaces names them all.
 */
export function PageSources({ namespace }: { namespace: ContentNamespace | readonly ContentNamespace[] }) {
  const { t, i18n } = useTranslation('pages-shared')
  const all = [namespace].flat().flatMap((name) => {
    const sources: unknown = i18n.getResource(i18n.language, name, 'sources')
    return sources === undefined ? [] : itemsOf(sources, ['title', 'publisher', 'url'])
  })
  const used = [...new Map(all.map((source) => [source.url, source])).values()]
  if (used.length === 0) return null
  return (
    <aside className={classNames(layout.wrap, styles.pageSources)} aria-label={t('sources')}>
      <p data-slot="label">{t('sources')}</p>
      <ul className={layout.plain}>
        {used
          .sort((a, b) => a.title.localeCompare(b.title))
          .map(({ title, publisher, url }) => (
            <li key={url}>
              <a href={url} lang="en" rel="noreferrer">
                {title}
              </a>
              , <span lang="en">{publisher}</span>
            </li>
          ))}
      </ul>
    </aside>
  )
}
