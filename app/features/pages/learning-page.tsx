import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ArticleList } from './article-list.tsx'
import { PageRow } from './page-sections.tsx'
import { ShortPage } from './short-page.tsx'

const kinds = [
  'termLife',
  'wholeLife',
  'indexUniversalLife',
  'finalExpense',
  'mortgageProtection',
  'goalQuiz',
] as const

export function LearningPage() {
  const { t } = useTranslation('pages-learning')
  return (
    <ShortPage
      namespace="pages-learning"
      page="learning"
      after={
        <>
          <PageRow title={t('learning.kinds.title')}>
            <ul className="page-links">
              {kinds.map((kind) => (
                <li key={kind}>
                  <ArrowLink to={paths[kind]}>{t(`learning.kinds.${kind}`)}</ArrowLink>
                </li>
              ))}
            </ul>
          </PageRow>
          <PageRow title={t('learning.articlesTitle')}>
            <ArticleList />
          </PageRow>
        </>
      }
    />
  )
}
