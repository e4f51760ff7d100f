import { articleNamespaces } from '#app/features/pages/articles.ts'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { GuideAccordion } from './guide-accordion.tsx'
import { LearningClosing } from './learning-closing.tsx'

/** The guides alone, as the Learning Center shows them. */
export function GuidesPage() {
  const { t } = usePageWords('page-guides')
  return (
    <>
      <PageHero page="guides" text={{ title: t('title'), lead: t('lead') }} />
      <div className="section">
        <div className="wrap">
          <GuideAccordion />
        </div>
      </div>
      <section className="section sunk">
        <div className="wrap read-wrap">
          <h2>{t('about.title')}</h2>
          <p>{t('about.text')}</p>
          <p>{t('about.advice')}</p>
        </div>
      </section>
      <PageSources namespace={articleNamespaces} />
      <LearningClosing namespace="page-guides" />
    </>
  )
}
