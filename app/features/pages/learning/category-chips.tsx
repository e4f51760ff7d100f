import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { distinctCategories } from './guide.ts'
import styles from './learning.module.css'

/** What the guides are about. They name, they do not lead anywhere. */
export function CategoryChips() {
  const { t } = usePageWords('page-learning')
  return (
    <>
      <h2 className={typography.h3}>{t('categories')}</h2>
      <ul className={styles.categoryChips}>
        {distinctCategories().map((key) => (
          <li key={key}>
            <Badge>{t(`guide-labels:${key}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}
