import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { Story } from '#app/features/pages/blocks/story.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { paths } from '#domain/site/paths.ts'
import { MortgageProtectionChart } from './mortgage-protection-chart.tsx'
import { MortgageProtectionPmi } from './mortgage-protection-pmi.tsx'
import { MortgageProtectionScenarios } from './mortgage-protection-scenarios.tsx'
import styles from './products.module.css'

export default function MortgageProtectionPage() {
  const { t, list, items } = usePageWords('page-mortgage-protection')
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#examples', label: t('hero.examples') }}
      />
      <Explain title={t('explain.title')} paragraphs={list('explain.paragraphs')}>
        <MortgageProtectionChart />
      </Explain>
      <Benefits title={t('benefits.title')} items={items('benefits.items', ['title', 'text'])} />
      <MortgageProtectionScenarios />
      <MortgageProtectionPmi />
      <Story
        id="mortgage"
        title={t('story.title')}
        quote={t('story.quote')}
        name={t('story.name')}
        who={t('story.who')}
        plan={t('story.plan')}
      />
      <PageVideo title={t('video.title')} picture="keys" />
      <Considerations
        title={t('considerations.title')}
        lead={t('considerations.lead')}
        items={items('considerations.items', ['title', 'text'])}
      >
        <p className={styles.waysOn}>
          <ArrowLink to={paths.termLife}>{t('considerations.termLife')}</ArrowLink>
          <ArrowLink to={paths.beneficiaryGuide}>{t('considerations.beneficiaries')}</ArrowLink>
        </p>
      </Considerations>
      <PageSources namespace="page-mortgage-protection" />
      <PageClosing />
    </>
  )
}
