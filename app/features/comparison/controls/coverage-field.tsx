import { useTranslation } from 'react-i18next'
import type { WishControls } from '#app/features/comparison/use-wish.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { NumberInput } from '#app/ui/fields/number-input.tsx'
import { RangeSlider } from '#app/ui/fields/range-slider.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import { coverageSlider } from '#domain/questionnaire/questions.ts'
import { coverageInput, recommendedCoverage } from '#domain/quotes/comparison/coverage-input.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './comparison-controls.module.css'

/** The amount, typed or stepped (COMPARE-10), and a slider for the same. */
export function CoverageField({ controls, isMissing }: { controls: WishControls; isMissing: boolean }) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const { coverage } = controls.wish
  const amount = (usd: number) => formatCoverage(usd, language)
  return (
    <div className={styles.amountField}>
      <Field
        label={t('coverage.label')}
        error={isMissing ? t('coverage.missing') : undefined}
        hint={
          isMissing
            ? undefined
            : t('coverage.hint', {
                min: amount(coverageInput.min),
                low: amount(recommendedCoverage.min),
                high: amount(recommendedCoverage.max),
              })
        }
      >
        {(control) => (
          <NumberInput
            {...control}
            prefix="$"
            name="coverage"
            min={coverageInput.min}
            step={coverageInput.step}
            placeholder={String(coverageInput.placeholder)}
            autoComplete="off"
            value={controls.coverageText}
            onChange={(event) => controls.typeCoverage(event.currentTarget.value)}
          />
        )}
      </Field>
      <RangeSlider
        aria-label={t('coverage.slider')}
        min={coverageSlider.min}
        max={coverageSlider.max}
        step={coverageSlider.step}
        value={coverage}
        valueText={amount(coverage)}
        onChange={controls.setCoverage}
      />
    </div>
  )
}
