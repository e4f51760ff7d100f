import { type MouseEvent, useEffect, useRef } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import styles from './error-summary.module.css'
import { focusField } from './focus-field.ts'

interface ErrorSummaryProps {
  title: string
  /** What is wrong, with the id of the field in which it is put right. */
  errors: readonly { fieldId: string; text: string }[]
}

/**
 * What is wrong in a form, at its head. It takes the focus when it appears, with a new `key` at each refused try; each
 * line leads to its field.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus()
  }, [])

  // Without the anchor in the address: Back would otherwise walk through the fields.
  function lead(event: MouseEvent, fieldId: string) {
    event.preventDefault()
    focusField(fieldId)
  }

  return (
    <section className={styles.errorSummary} ref={box} tabIndex={-1} aria-label={title}>
      <Alert tone="danger" title={title} live="off">
        <ul>
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  )
}
