import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { toLanguage } from '#domain/site/language.ts'

/** Why the agent does this: the agent's own words, or an invented story that says so. */
export function FounderStory() {
  const { t, list } = usePageWords('page-about')
  const { i18n } = useTranslation()
  const { stories, agent } = useSite()
  const [opening, ...paragraphs] = stories.founder?.[toLanguage(i18n.language)] ?? list('founder.paragraphs')
  return (
    <section className="section">
      <div className="wrap founder">
        <div>
          <h2>{t('founder.title')}</h2>
          {stories.founder ? null : (
            <p>
              <Badge tone="amber">{t('founder.example')}</Badge>
            </p>
          )}
        </div>
        <div className="read stack">
          <p className="opening">{opening}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="h4">{agent.name}</p>
        </div>
      </div>
    </section>
  )
}
