import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import type { AccountFacts } from './account-facts.ts'
import styles from './security.module.css'

export type RowName =
  | 'email'
  | 'password'
  | 'authenticator'
  | 'recovery'
  | 'google'
  | 'sessions'
  | 'export'
  | 'erase'

/** What a row says after its work, until something else is opened. */
export interface RowNote {
  row: RowName
  tone: 'success' | 'danger'
  text: string
  /** Somebody comes from elsewhere to read it, so it takes the focus. */
  isArrival?: true
}

/** What the rows of the Security part share: the facts, and that one thing is open at a time. */
export interface RowContext {
  facts: AccountFacts
  openRow: RowName | undefined
  note: RowNote | undefined
  /** Opens a row and closes any other; undefined closes. What was said last goes away. */
  open: (row: RowName | undefined) => void
  /** Closes what is open, says how it went, and looks the facts up again. */
  finish: (note: RowNote) => void
}

interface SecurityRowProps {
  context: RowContext
  row: RowName
  name: string
  state: ReactNode
  /** What the row can do; a row whose children are there opens them instead of calling `onPress`. */
  action?:
    | { label: string; longLabel: string; onPress?: (() => void) | undefined; isBusy?: boolean }
    | undefined
  children?: ReactNode
}

/** One line of the Security part: its name, how things stand, one action, and what the action opens. */
export function SecurityRow({ context, row, name, state, action, children }: SecurityRowProps) {
  const isOpen = context.openRow === row && children !== undefined
  const panelId = `security-${row}`
  const button = useFocusBack(isOpen)
  const note = context.note?.row === row ? context.note : undefined
  const news = useArrivalFocus(note?.isArrival === true)
  return (
    <li className={styles.secRow}>
      <div className={styles.line}>
        <div className={styles.what}>
          <h3 className={typography.h4} id={`${panelId}-name`}>
            {name}
          </h3>
          <p className={classNames(typography.small, typography.soft)}>{state}</p>
        </div>
        {action ? (
          <Button
            ref={button}
            variant="quiet"
            isSmall
            isBusy={action.isBusy}
            aria-label={action.longLabel}
            aria-expanded={children === undefined ? undefined : isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={action.onPress ?? (() => context.open(isOpen ? undefined : row))}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <div role="status" ref={news} tabIndex={note?.isArrival ? -1 : undefined}>
        {note ? (
          <Alert tone={note.tone} live="off">
            {note.text}
          </Alert>
        ) : null}
      </div>
      {isOpen ? (
        <section className={styles.panel} id={panelId} aria-labelledby={`${panelId}-name`}>
          {children}
        </section>
      ) : null}
    </li>
  )
}

/** When what the button opened goes away with the focus in it, the focus comes back to the button. */
function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

/**
 * The focus goes to the news that somebody came for, which brings it into view as well. What loads above it may push it
 * out again: it is brought back until the visitor does something.
 */
function useArrivalFocus(isArrival: boolean) {
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = news.current
    if (!isArrival || !place) return
    place.focus()
    const observer = new ResizeObserver(() => place.scrollIntoView({ block: 'nearest' }))
    observer.observe(document.body)
    const stop = () => observer.disconnect()
    const events = ['wheel', 'pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const event of events) window.removeEventListener(event, stop)
    }
  }, [isArrival])
  return news
}
