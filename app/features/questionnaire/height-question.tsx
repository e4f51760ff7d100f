import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import fieldStyles from '#app/ui/fields/field.module.css'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

const inchesPerFoot = 12

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Feet and inches, and a pencil mark on the door frame at that height. */
export function HeightQuestion({ question, form, change, issue, ...ids }: RendererProps<'height'>) {
  const { t } = useTranslation('questionnaire')
  const [feetId, inchesId] = [useId(), useId()]
  const person = primaryPerson(form)
  const { minFeet, maxFeet, minInches, maxInches } = question.bounds
  const words = `questions.${question.id}`
  const options = (values: number[], word: string) =>
    values.map((count) => ({ value: String(count), label: t(`${words}.${word}`, { count }) }))
  const write = (field: 'heightFeet' | 'heightInches', value: string) =>
    change((current) => updatePrimaryPerson(current, { [field]: Number(value) }))

  return (
    <div className={styles.measure}>
      <fieldset
        aria-labelledby={ids.labelledBy}
        aria-describedby={ids.describedBy}
        className={fieldStyles.fieldRow}
        data-slot="field-row"
      >
        <div className={fieldStyles.field} data-slot="field">
          <label htmlFor={feetId}>{t(`${words}.feet`)}</label>
          <SelectInput
            id={feetId}
            className={typography.num}
            aria-invalid={issue ? true : undefined}
            options={options(range(minFeet, maxFeet), 'feetOption')}
            value={String(person[question.field])}
            onChange={(event) => write(question.field, event.currentTarget.value)}
          />
        </div>
        <div className={fieldStyles.field} data-slot="field">
          <label htmlFor={inchesId}>{t(`${words}.inches`)}</label>
          <SelectInput
            id={inchesId}
            className={typography.num}
            options={options(range(minInches, maxInches), 'inchesOption')}
            value={String(person[question.inchesField])}
            onChange={(event) => write(question.inchesField, event.currentTarget.value)}
          />
        </div>
      </fieldset>
      <div className={styles.jamb}>
        <HeightDrawing
          inches={person[question.field] * inchesPerFoot + person[question.inchesField]}
          marks={[5, 6].map((feet) => ({
            inches: feet * inchesPerFoot,
            label: t(`${words}.feetOption`, { count: feet }),
          }))}
        />
      </div>
    </div>
  )
}

interface HeightDrawingProps {
  /** Where the pencil marks, in inches. */
  inches: number
  /** Heights written beside the frame. */
  marks: readonly { inches: number; label: string }[]
}

const ink = '#13203f'

const brand = '#1b45a8'

const [lowest, highest] = [48, 83]

/** How near the pencil may come to a written height before it would cover it, in inches. */
const pencilReach = 4

const rungs = Array.from({ length: 13 }, (_, rung) => rung)

const room = 'M110 300V108a80 80 0 0 1 160 0V300z'

/** The height on the paper for inches: 6.6 units an inch, from the floor up to 4 feet at 300. */
function heightOnPaper(inches: number): number {
  return 300 - (Math.min(highest, Math.max(lowest, inches)) - lowest) * 6.6
}

/** A lit door frame with a pencil mark at the given height. Decoration: the fields say the same. */
function HeightDrawing({ inches, marks }: HeightDrawingProps) {
  const roomId = useId()
  const mark = heightOnPaper(inches)
  return (
    <svg viewBox="0 0 440 310" aria-hidden="true" focusable="false">
      <circle cx="190" cy="190" r="116" fill="#d3dff3" />
      <path d="M92 300V106a98 98 0 0 1 196 0V300z" fill="#fff" />
      <path d={room} fill="#f7b93e" />
      <clipPath id={roomId}>
        <path d={room} />
      </clipPath>
      <g clipPath={`url(#${roomId})`}>
        <rect x="110" y="268" width="160" height="40" fill="#e9a11b" />
        <rect x="236" y="30" width="3" height="70" fill="#e9a11b" />
        <path d="M210 128a27 27 0 0 1 54 0z" fill="#fff3d6" />
        <rect x="196" y="228" width="74" height="6" fill="#b87a0c" />
        <rect x="208" y="234" width="6" height="40" fill="#b87a0c" />
        <path d="M226 228v-24h24v24z" fill={brand} />
      </g>
      {rungs.map((rung) => (
        <rect
          key={rung}
          x="270"
          y={heightOnPaper(54 + rung * 2) - 1.5}
          width={rung % 6 === 3 ? 18 : 9}
          height="3"
          fill={ink}
        />
      ))}
      <rect x="270" y={mark - 2.5} width="40" height="5" fill={brand} />
      <g transform={`translate(310 ${mark})`}>
        <path d="M0 0L22 -8 22 8z" fill="#f6e3b8" />
        <path d="M0 0L8 -3 8 3z" fill={ink} />
        <rect x="22" y="-8" width="64" height="16" fill={brand} />
        <rect x="86" y="-8" width="12" height="16" fill="#a6bbe3" />
      </g>
      {marks
        .filter((written) => Math.abs(written.inches - inches) >= pencilReach)
        .map(({ inches: at, label }) => (
          <text key={at} x="298" y={heightOnPaper(at) + 6} fontSize="19" fontWeight="600" fill={ink}>
            {label}
          </text>
        ))}
      <rect x="60" y="298" width="270" height="6" fill={ink} />
    </svg>
  )
}
