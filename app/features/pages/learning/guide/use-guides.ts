import { useTranslation } from 'react-i18next'
import { useOperatorWords } from '#app/features/pages/operator-words.ts'
import { type ArticleId, articles } from './articles.ts'
import { type Guide, toGuide } from './guide.ts'

/** Some of the guides, in the language on screen; the page's entry names their messages. */
function useGuidesOf(ids: readonly ArticleId[]): Guide[] {
  const { t } = useTranslation(['guide-labels', ...ids.map((id) => `guide-${id}`)])
  const known = useOperatorWords()
  return articles
    .filter(({ id }) => ids.includes(id))
    .map((article) => {
      const words: unknown = t('guide', { ...known, ns: `guide-${article.id}`, returnObjects: true })
      return toGuide(article, t(`titles.${article.id}`), words)
    })
}

const allIds = articles.map(({ id }) => id)

export function useGuides(): Guide[] {
  return useGuidesOf(allIds)
}

export function useGuide(id: ArticleId): Guide {
  const [guide] = useGuidesOf([id])
  if (!guide) throw new Error(`There is no guide ${id}`)
  return guide
}
