import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { toLanguage } from '#domain/site/language.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import styles from './blocks.module.css'
import { ExampleBadge } from './example-badge.tsx'

interface StoryProps {
  /** Under which of the settings `stories.success` the operator's true story stands. */
  id: keyof SiteConfig['stories']['success']
  title: string
  /** The example that shows until there is a true story. */
  quote: string
  name: string
  who: string
  plan: string
}

/** What one family did: the operator's true story, or an invented one that says so, or nothing. */
export function Story({ id, title, ...example }: StoryProps) {
  const { i18n } = useTranslation()
  const { stories } = useSite()
  const own = stories.success[id]
  if (own === 'none') return null
  const language = toLanguage(i18n.language)
  const { quote, name, who, plan } = own
    ? { name: own.name, quote: own.quote[language], who: own.who[language], plan: own.plan[language] }
    : example
  return (
    <section className={layout.section} aria-label={title}>
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
