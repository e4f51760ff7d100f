import { useTranslation } from 'react-i18next'
import type { Article } from '#app/features/pages/articles.ts'
import { Link } from '#app/routing/router.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { GuideMeta } from './guide-meta.tsx'
import styles from './guides.module.css'

/** The other guides, as spines with their titles. */
export function MoreGuides({ of }: { of: readonly Article[] }) {
  const { t } = useTranslation('guide-labels')
  return (
    <section className={layout.section} data-ground="blue">
      <div className={layout.wrap}>
        <h2>{t('more')}</h2>
        <ul className={styles.guideLinks}>
          {of.map((article) => (
            <li key={article.id} className={styles.guide} data-color={article.color}>
              <GuideMeta article={article} />
              <Link to={article.path}>{t(`titles.${article.id}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
