import { ArrowRight } from 'lucide'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { FilledIn } from '#app/features/instant-quote/assumed-note.tsx'
import stepHeadStyles from '#app/features/instant-quote/step-head.module.css'
import { StepHead } from '#app/features/instant-quote/step-head.tsx'
import type { InstantQuote } from '#app/features/instant-quote/use-instant-quote.ts'
import { useErrorTitle } from '#app/site/use-error-title.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { focusField } from '#app/ui/fields/focus-field.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import {
  asksHealth,
  type InstantIssue,
  instantIssues,
  isAboutAge,
} from '#domain/quotes/instant/instant-fields.ts'
import { fieldId, type InstantAnswers } from './answer-fields.tsx'
import { CoverageAnswers } from './coverage-answers.tsx'
import { HealthAnswers, type HealthCheck } from './health-answers.tsx'
import { PersonAnswers } from './person-answers.tsx'
import styles from './questions-step.module.css'
import { SearchNotice, useOpenFields } from './search-notice.tsx'

interface QuestionsStepProps {
  instant: InstantQuote
  healthCheck: HealthCheck
  onOpenNeeds: (use: (amount: number) => void) => void
}

/** Everything that the price needs, on one page. */
export function QuestionsStep({ instant, healthCheck, onOpenNeeds }: QuestionsStepProps) {
  const { t } = useTranslation('instant-quote')
  const { form, state, field } = instant
  const [attempt, setAttempt] = useState(state.status === 'idle' && state.error === 'incomplete' ? 1 : 0)
  const open = instantIssues(instant.priced, localToday())
  const issues = attempt > 0 ? open : []
  const firstIssue = issues[0]?.field
  const isLoading = state.status === 'loading'
  useErrorTitle(issues.length > 0)

  useEffect(() => {
    if (field) focusField(fieldId(field))
  }, [field])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every press leads to the first open field, no correction does
  useEffect(() => {
    if (attempt > 0 && firstIssue) focusField(fieldId(firstIssue))
  }, [attempt])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    setAttempt(open.length === 0 ? 0 : attempt + 1)
    void instant.submit()
  }

  const answers: InstantAnswers = {
    form,
    statedAge: instant.statedAge,
    change: instant.change,
    // An age at which the product is not sold is told at once: no other answer helps.
    issueWith: (name) =>
      (attempt > 0 ? open : open.filter(isAboutAge)).find((found) => found.field === name)?.code,
  }
  const product = t(`products.${form.productType ?? 'Term'}.name`)
  return (
    <div className={classNames(layout.wrap, stepHeadStyles.ins)}>
      <StepHead
        current="questions"
        hasMoved={instant.hasMoved}
        title={t('questions.title', { product })}
        lead={t('questions.lead')}
      />
      <form className={styles.form} noValidate onSubmit={submit}>
        <section>
          <h2 className={typography.h3}>{t('questions.you')}</h2>
          <PersonAnswers answers={answers} />
        </section>
        {asksHealth(form.productType) ? (
          <section>
            <h2 className={typography.h3}>{t('questions.health')}</h2>
            <HealthAnswers answers={answers} check={healthCheck} />
          </section>
        ) : null}
        <section>
          <h2 className={typography.h3}>{t('questions.coverage')}</h2>
          <CoverageAnswers answers={answers} onOpenNeeds={onOpenNeeds} />
        </section>
        <FilledIn instant={instant} />
        <SearchNotice instant={instant} issues={issues} attempt={attempt} />
        <div className={classNames(stepHeadStyles.nav, stepHeadStyles.isLast)}>
          {attempt === 0 && open.length > 0 ? <StillNeeded issues={open} /> : null}
          <Button type="submit" isBusy={isLoading} isInactive={open.length > 0}>
            {t('questions.submit')} <Icon of={ArrowRight} />
          </Button>
        </div>
      </form>
    </div>
  )
}

/** What is open, before anybody asks. */
function StillNeeded({ issues }: { issues: readonly InstantIssue[] }) {
  return <p className={styles.needed}>{useOpenFields(issues)}</p>
}
