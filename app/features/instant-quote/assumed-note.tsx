import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatCoverage, formatHeight, formatList, formatWeight, formatYears } from '#domain/format/format.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import type { FieldWithDefault } from '#domain/quotes/instant/instant-fields.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './assumed-note.module.css'
import type { InstantQuote } from './use-instant-quote.ts'

/** The defaults that nobody touched, each in words: "Florida", "5 ft 10 in". */
export function useAssumedValues({ form, assumed }: Pick<InstantQuote, 'form' | 'assumed'>): string[] {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  const words: Record<FieldWithDefault, (answers: InstantForm) => string> = {
    residentState: ({ residentState }) =>
      isStateCode(residentState) ? stateNames[residentState] : residentState,
    heightFeet: ({ heightFeet, heightInches }) => formatHeight(heightFeet ?? 0, heightInches ?? 0, language),
    weightPounds: ({ weightPounds }) => formatWeight(weightPounds ?? 0, language),
    healthRating: ({ healthRating = 'Standard' }) => t(`common:healthClasses.${healthRating}`),
    deathBenefit: ({ deathBenefit }) => formatCoverage(deathBenefit ?? 0, language),
    termDuration: ({ termDuration }) => formatYears(termDuration, language),
    paidUpPeriod: ({ paidUpPeriod }) => t(`paidUp.${paidUpPeriod}`),
    mainGoal: ({ mainGoal }) => t(`goals.${mainGoal}`),
    cashValueSolveAge: ({ cashValueSolveAge }) => t('assumed.atAge', { age: cashValueSolveAge }),
  }
  return assumed.map((field) => words[field](form))
}

/** All of them: "Florida, 5 ft 10 in, and 170 lb". */
function useAssumedWords(instant: InstantQuote): string {
  const { i18n } = useTranslation('instant-quote')
  return formatList(useAssumedValues(instant), toLanguage(i18n.language))
}

/** Beside the button that asks for prices: what was filled in by nobody. */
export function FilledIn({ instant }: { instant: InstantQuote }) {
  const { t } = useTranslation('instant-quote')
  const values = useAssumedWords(instant)
  if (instant.assumed.length === 0) return null
  return <p className={styles.assumed}>{t('assumed.filledIn', { values })}</p>
}

interface AssumedDefaultsProps {
  instant: InstantQuote
  /** The pressed button goes with what it did: the focus goes elsewhere. */
  onConfirmed: () => void
}

/** Beside the prices: which defaults they rest on, the way to the first of them, and a tap that makes them answers. */
export function AssumedDefaults({ instant, onConfirmed }: AssumedDefaultsProps) {
  const { t } = useTranslation('instant-quote')
  const values = useAssumedWords(instant)
  const { form, assumed } = instant
  const [first] = assumed
  if (first === undefined) return null
  return (
    <div className={styles.note} data-slot="assumed">
      <p className={styles.assumed}>{t('assumed.text', { values })}</p>
      <p className={styles.ways}>
        <Link replace={false} {...instant.linkTo('questions', first)}>
          {t('assumed.change')}
        </Link>
        <Button
          variant="text"
          isSmall
          onClick={() => {
            instant.change(Object.fromEntries(assumed.map((field) => [field, form[field]])))
            onConfirmed()
          }}
        >
          {t('assumed.right')}
        </Button>
      </p>
    </div>
  )
}
