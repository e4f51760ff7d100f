import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import { QuickPicks } from '#app/ui/fields/choice/quick-picks.tsx'
import fieldStyles from '#app/ui/fields/field.module.css'
import { RangeSlider } from '#app/ui/fields/input/range-slider.tsx'
import { Card } from '#app/ui/layout/card.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatCoverageShort } from '#domain/format/format.ts'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

/** An amount of coverage by slider or quick pick. */
export function SliderQuestion({ question, form, change, issue, ...ids }: RendererProps<'slider'>) {
  const { t, i18n } = useTranslation('questionnaire')
  const language = toLanguage(i18n.language)
  const [sliderId, picksId] = [useId(), useId()]
  const amount = primaryPerson(form)[question.field]
  const choose = (value: number) =>
    change((current) => updatePrimaryPerson(current, { [question.field]: value }))
  return (
    <Card isPadded className={styles.slider}>
      <output className={classNames(typography.amount, styles.amount)} htmlFor={sliderId}>
        {formatCoverage(amount, language)}
      </output>
      <RangeSlider
        id={sliderId}
        aria-labelledby={ids.labelledBy}
        aria-describedby={ids.describedBy}
        aria-invalid={issue ? true : undefined}
        min={question.min}
        max={question.max}
        step={question.step}
        value={amount}
        valueText={formatCoverage(amount, language)}
        onChange={choose}
      />
      <div
        className={classNames(typography.micro, typography.soft, typography.num, styles.ends)}
        aria-hidden="true"
      >
        <span>{formatCoverage(question.min, language)}</span>
        <span>{formatCoverage(question.max, language)}</span>
      </div>
      <p className={fieldStyles.label} data-slot="label" id={picksId}>
        {t(`questions.${question.id}.quickPicks`)}
      </p>
      <div className={styles.picks}>
        <QuickPicks
          labelledBy={picksId}
          options={question.quickPicks.map((value) => ({
            value,
            label: formatCoverageShort(value, language),
          }))}
          value={amount}
          onPick={choose}
        />
      </div>
    </Card>
  )
}
