import { ArticleList } from './article-list.tsx'
import { ShortPage } from './short-page.tsx'

export function GuidesPage() {
  return <ShortPage namespace="pages-learning" page="guides" before={<ArticleList />} />
}
