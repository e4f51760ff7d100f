import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { distinctCategories } from './guide.ts'

/** What the guides are about. They name, they do not lead anywhere. */
export function CategoryChips() {
  const { t } = usePageWords('page-learning')
  return (
    <>
      <h2 className="h3">{t('categories')}</h2>
      <ul className="category-chips">
        {distinctCategories().map((key) => (
          <li key={key}>
            <Badge>{t(`guide-labels:${key}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}
