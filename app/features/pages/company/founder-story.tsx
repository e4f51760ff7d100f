import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { toLanguage } from '#domain/site/language.ts'
import styles from './company.module.css'

/** Why the agent does this: the agent's own words, or an invented story that says so. */
export function FounderStory() {
  const { t, list } = usePageWords('page-about')
  const { i18n } = useTranslation()
  const { stories, agent } = useSite()
  const [opening, ...paragraphs] = stories.founder?.[toLanguage(i18n.language)] ?? list('founder.paragraphs')
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
