import { useTranslation } from 'react-i18next'
import { ExampleBadge } from '#app/features/pages/blocks/example-badge.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { useSite } from '#app/site/use-site.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Stars } from '#app/ui/stars.tsx'
import { toLanguage } from '#domain/site/language.ts'
import styles from './company.module.css'

const mostStars = 5
/** The stars of the shipped examples, by their ids. */
const exampleRatings: Readonly<Record<string, number>> = { rosa: 5, diego: 5, karen: 4 }

/** What clients said: the operator's own, or three examples that say what they are. */
function useTestimonials() {
  const { items } = usePageWords('page-faq')
  const { i18n } = useTranslation()
  const { testimonials } = useSite().stories
  if (testimonials === null) {
    const examples = items('testimonials.items', ['id', 'name', 'comment'])
    return examples.map(({ id, name, comment }) => ({
      name,
      comment,
      rating: exampleRatings[id] ?? mostStars,
    }))
  }
  const language = toLanguage(i18n.language)
  return testimonials.map(({ name, rating, comment }) => ({ name, rating, comment: comment[language] }))
}

export function Testimonials() {
  const { t } = usePageWords('page-faq')
  const isExample = useSite().stories.testimonials === null
  const testimonials = useTestimonials()
  if (testimonials.length === 0) return null
  return (
    <section className={layout.section} data-ground="sunk">
      <div className={layout.wrap}>
        <h2>{t(isExample ? 'testimonials.exampleTitle' : 'testimonials.title')}</h2>
        <ul className={styles.voices}>
          {testimonials.map(({ name, rating, comment }) => (
            <li key={`${name} ${comment}`}>
              <Stars rating={rating} label={t('testimonials.stars', { rating, most: mostStars })} />
              <blockquote>{comment}</blockquote>
              <p className={typography.h4}>{name}</p>
              {isExample ? <ExampleBadge /> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
