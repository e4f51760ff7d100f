import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Field } from '#app/ui/fields/field.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import styles from './note-field.module.css'
import type { Notes } from './use-notes.ts'

/** As many characters as the database takes of a note. */
const longestNote = 10_000

interface NoteFieldProps {
  lead: DeskLeadDetail
  name: string
  notes: Notes
}

/** The agent's own note. It is stored by its button and on leaving the field; what was typed is never taken away. */
export function NoteField({ lead, name, notes }: NoteFieldProps) {
  const { t } = useTranslation('agent-desk')
  const { id } = lead
  const draft = notes.drafts[id]
  const state = draft?.state
  return (
    <div className={styles.note}>
      <Field label={t('note.label')} error={state === 'failed' ? t('note.failed') : undefined}>
        {(control) => (
          <textarea
            {...control}
            className={fieldStyles.input}
            data-slot="input"
            rows={3}
            maxLength={longestNote}
            placeholder={t('note.placeholder')}
            value={draft?.text ?? lead.notes ?? ''}
            onChange={(event) => notes.type(lead, name, event.currentTarget.value)}
            onBlur={() => notes.save(id)}
          />
        )}
      </Field>
      {draft?.state === 'conflict' ? (
        <Alert tone="tip" live="alert" title={t(draft.theirs ? 'note.conflict' : 'note.conflictEmpty')}>
          <p className={styles.theirs}>{draft.theirs}</p>
          <div className={layout.row} data-slot="row">
            <Button variant="quiet" isSmall onClick={() => notes.save(id, true)}>
              {t('note.keepMine')}
            </Button>
            <Button variant="quiet" isSmall onClick={() => notes.takeTheirs(id)}>
              {t('note.takeTheirs')}
            </Button>
          </div>
        </Alert>
      ) : (
        <div className={layout.row} data-slot="row">
          <Button variant="quiet" isSmall isInactive={draft === undefined} onClick={() => notes.save(id)}>
            {t('note.save')}
          </Button>
          {state === 'typing' ? (
            <p className={classNames(typography.small, typography.soft)}>{t('note.unsaved')}</p>
          ) : null}
          <p className={classNames(typography.small, typography.soft)} role="status">
            {state === 'saving' ? t('note.saving') : null}
            {draft === undefined && notes.savedId === id ? t('note.saved') : null}
          </p>
        </div>
      )}
    </div>
  )
}
