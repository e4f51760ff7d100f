import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toView } from '#app/features/agent-desk/desk-view.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formatNumber } from '#domain/format/format.ts'
import type { FileReading } from '#domain/leads/csv/read-lines.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './import.module.css'
import type { ImportRun } from './run-import.ts'

interface ImportProgressProps {
  run: ImportRun
  reading: FileReading | undefined
  goOn: () => void
  /** Lets go of the file. */
  drop: () => void
}

/** How far an import is, and how it ended. */
export function ImportProgress({ run, reading, goOn, drop }: ImportProgressProps) {
  const { t, i18n } = useTranslation('desk-people')
  const number = (count: number) => formatNumber(count, toLanguage(i18n.language))
  const told = { done: number(run.done), number: number(run.total) }
  const box = useRef<HTMLElement>(null)
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} aria-label={t('import.bar')}>
      {run.state === 'done' ? null : (
        <>
          <progress className={styles.bar} aria-label={t('import.bar')} max={run.total} value={run.done} />
          <p role="status">{t('import.progress', told)}</p>
        </>
      )}
      {run.state === 'broken' ? (
        <>
          <Alert tone="danger">{t('import.broke', told)}</Alert>
          <div>
            <Button onClick={goOn}>{t('import.goOn')}</Button>
          </div>
        </>
      ) : null}
      {run.state === 'done' ? (
        <>
          <Alert tone="success" title={t('import.done', { count: run.added, number: number(run.added) })}>
            {(
              [
                ['import.doneKnown', run.known],
                ['import.doneBefore', run.stored],
              ] as const
            ).map(([words, count]) =>
              count > 0 ? <p key={words}>{t(words, { count, number: number(count) })}</p> : null,
            )}
          </Alert>
          <Refused run={run} reading={reading} />
          <div>
            <ButtonLink variant="quiet" to={toView('people')} onClick={drop}>
              {t('import.show')}
            </ButtonLink>
          </div>
        </>
      ) : null}
    </section>
  )
}

/** Whom the database did not take, though the page did. */
function Refused({ run, reading }: Pick<ImportProgressProps, 'run' | 'reading'>) {
  const { t } = useTranslation('desk-people')
  const lines = reading?.people.filter(({ person }) => run.refused.includes(person.key)) ?? []
  if (lines.length === 0) return null
  return (
    <Alert tone="warning">
      <ul className={styles.lines}>
        {lines.map(({ person, lines: [line] }) => (
          <li key={person.key}>
            <b>{t('import.mistakes.line', { line })}</b> {t('import.mistakes.refused')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
