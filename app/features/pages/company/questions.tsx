import { useOpenFromHash } from '#app/features/pages/use-open-from-hash.ts'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { FaqData } from '#app/site/faq-data.tsx'
import { useSite } from '#app/site/use-site.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Accordion, Disclosure } from '#app/ui/layout/disclosure.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './company.module.css'

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
export function Questions() {
  const { t, items } = usePageWords('page-faq')
  const { agent } = useSite()
  useOpenFromHash()
  const questions = items('questions', ['id', 'question', 'answer'])
  return (
    <section className={layout.section}>
      <FaqData questions={questions} />
      <div className={classNames(layout.wrap, styles.questions)}>
        <div>
          <h2>{t('list.title')}</h2>
          <p className={typography.soft}>{t('list.more')}</p>
          <p>
            <a href={phoneHref(agent.phone)} className={typography.num}>
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
