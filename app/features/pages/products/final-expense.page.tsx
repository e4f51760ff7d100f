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
import { FinalExpenseCosts } from './final-expense-costs.tsx'
import { FinalExpenseKinds } from './final-expense-kinds.tsx'
import { FinalExpenseRates } from './final-expense-rates.tsx'
import styles from './products.module.css'

export default function FinalExpensePage() {
  const { t, list, items } = usePageWords('page-final-expense')
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#rates', label: t('hero.rates') }}
      />
      <Explain title={t('explain.title')} paragraphs={list('explain.paragraphs')}>
        <FinalExpenseCosts />
      </Explain>
      <Benefits title={t('benefits.title')} items={items('benefits.items', ['title', 'text'])} />
      <FinalExpenseRates />
      <FitBand
        fit={{ title: t('fit.title'), list: list('fit.list') }}
        unfit={{ title: t('unfit.title'), list: list('unfit.list') }}
      />
      <FinalExpenseKinds />
      <PageVideo title={t('video.title')} picture="porchLight" />
      <Considerations
        title={t('considerations.title')}
        lead={t('considerations.lead')}
        items={items('considerations.items', ['title', 'text'])}
      >
        <p className={styles.waysOn}>
          <ArrowLink to={paths.wholeLife}>{t('considerations.wholeLife')}</ArrowLink>
        </p>
      </Considerations>
      <PageSources namespace="page-final-expense" />
      <PageClosing />
    </>
  )
}
