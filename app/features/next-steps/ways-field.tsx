import type { FormField } from '#app/fields/use-form.ts'
import choiceCardsStyles from '#app/ui/fields/choice/choice-cards.module.css'
import { TickCard } from '#app/ui/fields/choice/tick-card.tsx'
import { FieldNotes, notesOf } from '#app/ui/fields/field-notes.tsx'
import { type ReachWay, withWay } from '#domain/leads/reach.ts'
import styles from './ways-field.module.css'

/** What is minded most comes first. */
export const refusableWays: readonly ReachWay[] = ['call', 'text', 'email']

interface WaysFieldProps {
  field: Pick<FormField, 'id' | 'error'>
  question: string
  /** What a way is called, and what stands below it. */
  words: (way: ReachWay, isRefused: boolean) => { label: string; note: string }
  refused: readonly ReachWay[]
  marked: readonly ReachWay[]
  isDisabled?: boolean
  onChange: (marked: ReachWay[]) => void
}

/** Ticks for the ways by which somebody no longer wants to be reached; one that is refused stays so. */
export function WaysField({
  field,
  question,
  words,
  refused,
  marked,
  isDisabled = false,
  onChange,
}: WaysFieldProps) {
  const { id, error } = field
  return (
    <fieldset className={styles.ways} id={id} aria-describedby={notesOf(id, { error })}>
      <legend className={styles.question}>{question}</legend>
      <div className={choiceCardsStyles.choices} data-slot="choices">
        {refusableWays.map((way) => {
          const isRefused = refused.includes(way)
          return (
            <TickCard
              key={way}
              {...words(way, isRefused)}
              isTicked={isRefused || marked.includes(way)}
              isDisabled={isRefused || isDisabled}
              onChange={() => onChange(withWay(marked, way, !marked.includes(way)))}
            />
          )
        })}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
