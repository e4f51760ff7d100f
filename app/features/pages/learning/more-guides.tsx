import './guides.css'
import { useTranslation } from 'react-i18next'
import type { Article } from '#app/features/pages/articles.ts'
import { Link } from '#app/routing/router.tsx'
import { GuideMeta } from './guide-meta.tsx'

/** The other guides, as spines with their titles. */
export function MoreGuides({ of }: { of: readonly Article[] }) {
  const { t } = useTranslation('guide-labels')
  return (
    <section className="section blue">
      <div className="wrap">
        <h2>{t('more')}</h2>
        <ul className="guide-links">
          {of.map((article) => (
            <li key={article.id} className={`guide is-${article.color}`}>
              <GuideMeta article={article} />
              <Link to={article.path}>{t(`titles.${article.id}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
