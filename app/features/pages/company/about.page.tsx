import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { NumberedSteps } from '#app/ui/layout/numbered-steps.tsx'
import typography from '#app/ui/layout/typography.module.css'
import styles from './company.module.css'
import { FounderStory } from './founder-story.tsx'
import { LicenseFacts } from './license-facts.tsx'
import { Promises } from './promises.tsx'

export default function AboutPage() {
  const { t, list, items } = usePageWords('page-about')
  return (
    <>
      <PageHero text={{ title: t('hero.title'), lead: t('hero.lead') }} />
      <FounderStory />
      <section className={classNames(layout.section, styles.mission)} data-ground="night">
        <div className={layout.wrap}>
          <h2 data-slot="label">{t('mission.title')}</h2>
          <p className={classNames(typography.display, styles.display)}>{t('mission.text')}</p>
        </div>
      </section>
      <Benefits title={t('different.title')} items={items('different.items', ['title', 'text'])} />
      <Promises />
      <Explain title={t('paid.title')} paragraphs={list('paid.paragraphs')} ground="blue">
        <NumberedSteps steps={items('paid.steps', ['title', 'text'])} isTight />
      </Explain>
      <LicenseFacts />
      <PageSources namespace="page-about" />
      <PageClosing />
    </>
  )
}
