import type { PageWords } from '#app/features/pages/use-page-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import styles from './blocks.module.css'
import { ExampleBadge } from './example-badge.tsx'

interface StoryProps {
  /** Under which of the settings `stories.success` the operator's true story stands. */
  id: keyof SiteConfig['stories']['success']
  /** The example in them shows until there is a true story. */
  words: PageWords
  /** What the example's plan is told with. */
  planValues?: Record<string, unknown>
}

/** What one family did: the operator's true story, or an invented one that says so, or nothing. */
export function Story({ id, words: { t, language }, planValues }: StoryProps) {
  const { stories } = useSite()
  const own = stories.success[id]
  if (own === 'none') return null
  const { quote, name, who, plan } = own
    ? { name: own.name, quote: own.quote[language], who: own.who[language], plan: own.plan[language] }
    : {
        name: t('story.name'),
        quote: t('story.quote'),
        who: t('story.who'),
        plan: t('story.plan', planValues),
      }
  return (
    <section className={layout.section} aria-label={t('story.title')}>
      <div className={classNames(layout.wrap, styles.story)}>
        <blockquote>{quote}</blockquote>
        <div>
          {own ? null : (
            <p>
              <ExampleBadge />
            </p>
          )}
          <p>
            <strong>{name}</strong>
            <br />
            <span className={typography.soft}>{who}</span>
          </p>
          <p className={classNames(typography.soft, typography.small)}>{plan}</p>
        </div>
      </div>
    </section>
  )
}
