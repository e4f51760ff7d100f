import './blocks.css'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'

interface StoryProps {
  title: string
  quote: string
  name: string
  who: string
  plan: string
}

/** What one family did. While it is invented, the page says so. */
export function Story({ title, quote, name, who, plan }: StoryProps) {
  const { t } = useTranslation('pages-shared')
  const { sampleContent } = useSite()
  return (
    <section className="section" aria-label={title}>
      <div className="wrap story">
        <blockquote>{quote}</blockquote>
        <div>
          {sampleContent.successStories ? (
            <p>
              <Badge tone="amber">{t('exampleStory')}</Badge>
            </p>
          ) : null}
          <p>
            <strong>{name}</strong>
            <br />
            <span className="soft">{who}</span>
          </p>
          <p className="soft small">{plan}</p>
        </div>
      </div>
    </section>
  )
}
