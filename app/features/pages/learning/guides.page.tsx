import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { GuideAccordion } from '#app/features/pages/learning/guide/guide-accordion.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { PageRow } from '#app/features/pages/page-sections.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import layout from '#app/ui/layout/layout.module.css'
import { guideMessages } from '#content/guides.ts'
import styles from './guides.module.css'
import { LearningClosing } from './learning-closing.tsx'

/** The guides alone, as the Learning Center shows them. */
export default function GuidesPage() {
  const { t } = usePageWords('page-guides')
  return (
    <>
      <PageHero text={{ title: t('title'), lead: t('lead') }} />
      <div className={styles.guideShelf}>
        <div className={layout.wrap}>
          <GuideAccordion />
          <div className={styles.guidesAbout}>
            <PageRow title={t('about.title')}>
              <p>{t('about.text')}</p>
              <p>{t('about.advice')}</p>
            </PageRow>
          </div>
        </div>
      </div>
      <PageSources namespace={guideMessages} />
      <LearningClosing namespace="page-guides" />
    </>
  )
}
