import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import layout from '#app/ui/layout/layout.module.css'
import { guideMessages } from '#content/guides.ts'
import { CategoryChips } from './category-chips.tsx'
import { GuideAccordion } from './guide-accordion.tsx'
import styles from './guides.module.css'
import { Kinds } from './kinds.tsx'
import { LearningClosing } from './learning-closing.tsx'
import { LearningTiles } from './learning-tiles.tsx'
import { WordList } from './word-list.tsx'

/** The Learning Center: what there is to read, the guides, and the words that one meets. */
export default function LearningPage() {
  const { t } = usePageWords('page-learning')
  return (
    <>
      <PageHero
        text={{ title: t('title'), lead: t('lead') }}
        more={{ hash: '#words', label: t('toWords') }}
      />
      <div className={styles.guideShelf}>
        <div className={layout.wrap}>
          <LearningTiles />
          <CategoryChips />
          <GuideAccordion />
        </div>
      </div>
      <WordList />
      <Kinds />
      <PageSources namespace={['page-learning', 'page-glossary', ...guideMessages]} />
      <LearningClosing namespace="page-learning" />
    </>
  )
}
