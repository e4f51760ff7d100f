import { classNames } from '#app/ui/class-names.ts'
import styles from './numbered-steps.module.css'

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[]
  isTight?: boolean
  /** None of them has begun: no window is lit. */
  isAhead?: boolean
}

/** What comes one after the other, each step a numbered window. */
export function NumberedSteps({ steps, isTight, isAhead }: NumberedStepsProps) {
  return (
    <ol
      className={classNames(styles.steps, isTight && styles.tight, isAhead && styles.ahead)}
      data-slot="numbered-steps"
    >
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
