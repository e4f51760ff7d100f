import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { LoadingWave } from '#app/ui/loading/loading-wave.tsx'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { formatCoverage, formatHeight, formatList, formatWeight, formatYears } from '#domain/format/format.ts'
import { type Person, primaryPersonId, type QuestionWithDefault } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { assumedAnswers } from '#domain/quotes/assumed-answers.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './plan-notes.module.css'

/** Says which defaults the prices rest on because nobody answered, and leads to the questions. */
export function AssumedNote({ person, planType }: { person: Person; planType: PlanType }) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const assumed = assumedAnswers(person, planType)
  if (assumed.length === 0) return null
  const words: Record<QuestionWithDefault, () => string> = {
    coverage: () => formatCoverage(person.selectedCoverage, language),
    height: () => formatHeight(person.heightFeet, person.heightInches, language),
    weight: () => formatWeight(person.weightPounds, language),
    healthRating: () =>
      t('head.health', {
        class: t(`common:healthClasses.${person.healthRating}`, { defaultValue: person.healthRating }),
      }),
    termLength: () => formatYears(person.selectedTerm, language),
  }
  const isPrimary = person.id === primaryPersonId
  const questions = isPrimary
    ? { to: paths.quote, state: { answerOpen: true } }
    : { to: paths.review, state: { editPerson: person.id } }
  return (
    <p className={styles.assumed} data-slot="assumed">
      {t('assumed.text', {
        values: formatList(
          assumed.map((question) => words[question]()),
          language,
        ),
      })}{' '}
      <Link {...questions}>{t('assumed.action')}</Link>
    </p>
  )
}

interface PreviewNoteProps {
  onSave: () => void
  onDiscard: () => void
}

/** Says that the prices are a preview, and how to keep or drop what was set; its button stands where the form's is out of sight. */
export const PreviewNote = memo(({ onSave, onDiscard }: PreviewNoteProps) => {
  const { t } = useTranslation('comparison')
  return (
    <div className={styles.previewNote} data-slot="preview-note">
      <p>{t('preview.note')}</p>
      <div className={layout.row} data-slot="row">
        <Button isSmall onClick={onSave}>
          {t('coverage.update')}
        </Button>
        <Button variant="quiet" isSmall onClick={onDiscard}>
          {t('preview.discard')}
        </Button>
      </div>
    </div>
  )
})

/** Stands inside a live region, so that screen readers hear its words. */
export function LoadingCard() {
  const { t } = useTranslation('comparison')
  return (
    <div className={styles.finding}>
      <h2>{t('loading.title')}</h2>
      <p className={typography.soft}>{t('loading.text')}</p>
      <LoadingWave />
    </div>
  )
}

const places = ['first', 'second', 'third']

/** Gray cards where the plans will stand. */
export function LoadingQuotes() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {places.map((place) => (
        <div className={styles.skeleton} key={place}>
          <Skeleton width="2.5rem" height="2.5rem" />
          <Skeleton height="1rem" />
          <Skeleton width="60%" height="1.6rem" />
          <Skeleton width="75%" height="1rem" />
        </div>
      ))}
    </div>
  )
}
