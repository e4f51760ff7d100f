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
import { NoMedicalExamCalendar } from './no-medical-exam-calendar.tsx'
import { NoMedicalExamRates } from './no-medical-exam-rates.tsx'
import { NoMedicalExamSteps } from './no-medical-exam-steps.tsx'
import { NoMedicalExamStory } from './no-medical-exam-story.tsx'
import { NoMedicalExamTiers } from './no-medical-exam-tiers.tsx'
import styles from './products.module.css'

export default function NoMedicalExamPage() {
  const { t, list, items } = usePageWords('page-no-medical-exam')
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#rates', label: t('hero.rates') }}
      />
      <Explain title={t('explain.title')} paragraphs={list('explain.paragraphs')}>
        <NoMedicalExamCalendar />
      </Explain>
      <Benefits title={t('benefits.title')} items={items('benefits.items', ['title', 'text'])} />
      <NoMedicalExamSteps />
      <NoMedicalExamTiers />
      <NoMedicalExamRates />
      <FitBand
        fit={{ title: t('fit.title'), list: list('fit.list') }}
        unfit={{ title: t('unfit.title'), list: list('unfit.list') }}
      />
      <NoMedicalExamStory />
      <PageVideo title={t('video.title')} picture="teaCup" />
      <Considerations
        title={t('considerations.title')}
        lead={t('considerations.lead')}
        items={items('considerations.items', ['title', 'text'])}
      >
        <p className={styles.waysOn}>
          <ArrowLink to={paths.termLife}>{t('considerations.termLife')}</ArrowLink>
        </p>
      </Considerations>
      <PageSources namespace="page-no-medical-exam" />
      <PageClosing />
    </>
  )
}
