import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { ageOn } from '#domain/people/dates/age.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

const yearsPerWindow = 5
const windowCount = 8

/** The lengths as large chips, and the covered years drawn as windows of five years each. */
export function TermLengthField(props: RendererProps<'choice'> & { onChoose: (key: string) => void }) {
  const { question, form, onChoose, issue } = props
  const { t } = useTranslation('questionnaire')
  const person = primaryPerson(form)
  const years = person.selectedTerm
  const age = ageOn(person.dateOfBirth, localToday())
  const words = 'questions.termLength'
  return (
    <>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radio group, unlike a plain group, can be invalid
        role="radiogroup"
        className={styles.termChips}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={issue ? true : undefined}
      >
        {question.options.map(({ key, value }) => (
          <label className={styles.termChip} key={key}>
            <input
              type="radio"
              name={question.id}
              value={key}
              checked={value === years}
              onChange={() => onChoose(key)}
            />
            <b>{key}</b> {t(`${words}.unit`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.termDraw}>
        <WindowPanes count={windowCount} lit={Math.round(years / yearsPerWindow)} />
        {age === undefined ? null : (
          <div className={styles.ages} aria-hidden="true">
            {Array.from({ length: windowCount }, (_, place) => place).map((place) => (
              <span key={place}>{place % 2 === 0 ? age + place * yearsPerWindow : null}</span>
            ))}
          </div>
        )}
        <p className={classNames(typography.small, styles.small, typography.soft)} role="status">
          {age === undefined
            ? t(`${words}.coveredNoAge`, { years })
            : t(`${words}.covered`, { years, from: age, to: age + years })}
        </p>
      </div>
    </>
  )
}
