import { useTranslation } from 'react-i18next'
import type { Article } from '#app/features/pages/articles.ts'
import { Icon } from '#app/ui/icon.tsx'
import { categoryKey } from './guide.ts'
import styles from './guides.module.css'

/** A guide's icon, its category and how long it takes to read. */
export function GuideMeta({ article }: { article: Article }) {
  const { t } = useTranslation('guide-labels')
  const category = t(categoryKey(article))
  return (
    <span className={styles.guideMeta}>
      <Icon of={article.icon} />
      {t('meta', { category, time: t('readTime', { count: article.readTime }) })}
    </span>
  )
}
