import { Trans, useTranslation } from 'react-i18next'
import { assumedWords } from '#app/i18n/assumed-words.ts'
import { Link } from '#app/routing/router.tsx'
import layout from '#app/ui/layout/layout.module.css'
import type { LinkProps } from '#app/ui/site-link.tsx'
import { type Person, primaryPersonId } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { assumedAnswers } from '#domain/quotes/assumed-answers.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './assumed-line.module.css'

/** Defaults that a price rests on because nobody touched them, in words, and the way to their questions. */
export interface Assumed {
  readonly values: readonly string[]
  readonly questions: Pick<LinkProps, 'to' | 'state'>
}

/**
 * What of this person a price of this type assumes; nothing of it where everything is answered. `priced` has the
 * values that it was priced with, where they are others than the person's.
 */
export function useAssumed(person: Person, planType: PlanType, priced: Person = person): Assumed {
  const { t, i18n } = useTranslation('leads')
  const language = toLanguage(i18n.language)
  return {
    values: assumedAnswers(person, planType).map((question) => assumedWords(t, question, priced, language)),
    questions:
      person.id === primaryPersonId
        ? { to: paths.quote, state: { answerOpen: true } }
        : { to: paths.review, state: { editPerson: person.id } },
  }
}

/** One quiet line beside a price: what it assumes, which leads to the questions. */
export function AssumedLine({ values, questions }: Assumed) {
  const { t } = useTranslation('leads')
  if (values.length === 0) return null
  return (
    <p className={styles.assumed} data-slot="assumed">
      <Trans
        t={t}
        i18nKey="assumed"
        values={{ values: values.join(', ') }}
        components={{ answer: <Link {...questions} />, hidden: <span className={layout.sr} /> }}
      />
    </p>
  )
}
