import { Check } from 'lucide'
import { AgentDetails } from '#app/features/pages/blocks/agent-details.tsx'
import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NumberedSteps } from '#app/ui/layout/data/numbered-steps.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { stateDepartments } from '#content/sources.ts'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { fiftyStates } from '#domain/people/states/states.ts'
import styles from './company.module.css'

export default function AboutPage() {
  const words = usePageWords('page-about')
  const { t, list, items } = words
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
      <Benefits words={words} at="different" />
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

/** Why the agent does this: the agent's own words, or an invented story that says so. */
function FounderStory() {
  const { t, list, language } = usePageWords('page-about')
  const { stories, agent } = useSite()
  const [opening, ...paragraphs] = stories.founder?.[language] ?? list('founder.paragraphs')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, styles.founder)}>
        <div>
          <h2>{t('founder.title')}</h2>
          {stories.founder ? null : (
            <p>
              <Badge tone="amber">{t('founder.example')}</Badge>
            </p>
          )}
        </div>
        <div className={classNames(layout.read, layout.stack)}>
          <p className={styles.opening}>{opening}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={typography.h4}>{agent.name}</p>
        </div>
      </div>
    </section>
  )
}

/** Who the agent is before the law, and how to look that up. */
function LicenseFacts() {
  const { t, language } = usePageWords('page-about')
  const { licensedStates, yearsOfExperience } = useSite().agent
  const states = isLicensedEverywhere(licensedStates)
    ? t('license.all', { count: fiftyStates.length })
    : licensedStateList(licensedStates, language)
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, styles.founder)}>
        <div className={layout.stack}>
          <h2>{t('license.title')}</h2>
          <p>{t('license.text')}</p>
          <p>
            <a href={stateDepartments.url} rel="noreferrer" className={styles.ownLine}>
              {t('license.departments')}
            </a>
          </p>
        </div>
        <AgentDetails
          more={[
            { term: t('license.where'), detail: states },
            { term: t('license.years'), detail: `${yearsOfExperience}` },
          ]}
        />
      </div>
    </section>
  )
}

/** What a visitor may count on: only what the site itself keeps. */
function Promises() {
  const { t, list } = usePageWords('page-about')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, styles.founder)}>
        <h2>{t('promise.title')}</h2>
        <ul className={styles.promises}>
          {list('promise.items').map((promise) => (
            <li key={promise}>
              <Icon of={Check} /> <span>{promise}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
