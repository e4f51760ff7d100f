import { useTranslation } from 'react-i18next'
import { ExampleBadge } from '#app/features/pages/blocks/example-badge.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { useOpenFromHash } from '#app/features/pages/use-open-from-hash.ts'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { JsonLd } from '#app/site/json-ld.tsx'
import { faqPage } from '#app/site/structured-data.ts'
import { useSite } from '#app/site/use-site.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Accordion, Disclosure } from '#app/ui/layout/disclosure.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Stars } from '#app/ui/stars.tsx'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './company.module.css'

export default function FaqPage() {
  const { t } = usePageWords('page-faq')
  return (
    <>
      <PageHero text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }} />
      <Questions />
      <Testimonials />
      <PageSources namespace="page-faq" />
      <PageClosing />
    </>
  )
}

/** Where a question leads on to, by its id. */
const ways: Readonly<Record<string, string>> = {
  need: paths.buyingTips,
  kind: paths.goalQuiz,
  exam: paths.noMedicalExam,
  price: paths.howWeEstimate,
  health: paths.finalExpense,
  work: paths.affordableInsurance,
  missed: paths.termLife,
  speed: paths.instantQuotes,
  privacy: paths.privacyPolicy,
  agent: paths.contact,
}

/** All questions, of which one at a time shows its answer: the browser's own, so that they work without scripts. */
function Questions() {
  const { t, items, language } = usePageWords('page-faq')
  const { agent } = useSite()
  useOpenFromHash()
  const questions = items('questions', ['id', 'question', 'answer'])
  return (
    <section className={layout.section}>
      <JsonLd things={[faqPage(questions, language)]} />
      <div className={classNames(layout.wrap, styles.questions)}>
        <div>
          <h2>{t('list.title')}</h2>
          <p className={typography.soft}>{t('list.more')}</p>
          <p>
            <a href={phoneHref(agent.phone)} className={classNames(typography.num, styles.ownLine)}>
              {agent.phone}
            </a>
          </p>
        </div>
        <Accordion>
          {questions.map(({ id, question, answer }) => (
            <Disclosure key={id} name="question" summary={<h3>{question}</h3>}>
              {/* The anchor stands inside: a browser opens what it leads into, even without scripts. */}
              <div id={id} className={styles.answer}>
                <p>{answer}</p>
                <p>
                  <ArrowLink to={ways[id] ?? paths.contact}>{t(`links.${id}`)}</ArrowLink>
                </p>
              </div>
            </Disclosure>
          ))}
        </Accordion>
      </div>
    </section>
  )
}

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

function Testimonials() {
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
