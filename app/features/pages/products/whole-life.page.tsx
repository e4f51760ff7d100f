import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { FitBand } from '#app/features/pages/page-sections.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { paths } from '#domain/site/paths.ts'
import styles from './products.module.css'
import { WholeLifeCashValue } from './whole-life-cash-value.tsx'
import { WholeLifeRates } from './whole-life-rates.tsx'
import { WholeLifeWindows } from './whole-life-windows.tsx'

export default function WholeLifePage() {
  const { t, list, items } = usePageWords('page-whole-life')
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#rates', label: t('hero.more') }}
      />
      <Explain title={t('how.title')} paragraphs={list('how.paragraphs')}>
        <WholeLifeWindows />
      </Explain>
      <Benefits title={t('benefits.title')} items={items('benefits.items', ['title', 'text'])} />
      <WholeLifeRates />
      <FitBand
        fit={{ title: t('fit.title'), list: list('fit.list') }}
        unfit={{ title: t('unfit.title'), list: list('unfit.list') }}
      />
      <WholeLifeCashValue />
      <PageVideo title={t('video.title')} video="whole" picture="harbor" />
      <Considerations
        title={t('considerations.title')}
        lead={t('considerations.lead')}
        items={items('considerations.items', ['title', 'text'])}
      >
        <p className={styles.waysOn}>
          <ArrowLink to={paths.finalExpense}>{t('considerations.finalExpense')}</ArrowLink>
          <ArrowLink to={paths.termLife}>{t('considerations.term')}</ArrowLink>
        </p>
      </Considerations>
      <PageSources namespace="page-whole-life" />
      <PageClosing />
    </>
  )
}
