import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { Story } from '#app/features/pages/blocks/story.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { FitBand } from '#app/features/pages/page-sections.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { paths } from '#domain/site/paths.ts'
import { IndexUniversalLifeCredit } from './index-universal-life-credit.tsx'
import { IndexUniversalLifeGrowth } from './index-universal-life-growth.tsx'
import { IndexUniversalLifeRates } from './index-universal-life-rates.tsx'
import styles from './products.module.css'

export default function IndexUniversalLifePage() {
  const { t, list, items } = usePageWords('page-index-universal-life')
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#rates', label: t('hero.more') }}
      />
      <Explain title={t('how.title')} paragraphs={list('how.paragraphs')}>
        <IndexUniversalLifeCredit />
      </Explain>
      <Benefits title={t('benefits.title')} items={items('benefits.items', ['title', 'text'])} />
      <IndexUniversalLifeRates />
      <FitBand
        fit={{ title: t('fit.title'), list: list('fit.list') }}
        unfit={{ title: t('unfit.title'), list: list('unfit.list') }}
      />
      <IndexUniversalLifeGrowth />
      <Considerations
        title={t('considerations.title')}
        lead={t('considerations.lead')}
        items={items('considerations.items', ['title', 'text'])}
        ground="sunk"
      >
        <p className={styles.waysOn}>
          <ArrowLink to={paths.wholeLife}>{t('considerations.whole')}</ArrowLink>
          <ArrowLink to={paths.termLife}>{t('considerations.term')}</ArrowLink>
        </p>
      </Considerations>
      <Story
        id="iul"
        title={t('story.title')}
        quote={t('story.quote')}
        name={t('story.name')}
        who={t('story.who')}
        plan={t('story.plan')}
      />
      <PageVideo title={t('video.title')} video="iul" picture="stairs" />
      <PageSources namespace="page-index-universal-life" />
      <PageClosing />
    </>
  )
}
