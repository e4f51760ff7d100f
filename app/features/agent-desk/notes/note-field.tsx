import { useTranslation } from 'react-i18next'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { personName } from '#app/features/agent-desk/words/person-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Field } from '#app/ui/fields/field.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { toLanguage } from '#domain/site/language.ts'
import { isUnsaved } from './note-draft.ts'
import styles from './note-field.module.css'
import type { Notes } from './use-notes.ts'

/** As many characters as the database takes of a note. */
const longestNote = 10_000
export const noteFieldId = 'desk-note'

interface NoteFieldProps {
  person: DeskPerson
  notes: Notes
  now: Date
}

/**
 * A new note, or one of the agent's own that is changed. It is stored on leaving the field and by its button, which then
 * puts it into the history; what was typed is never taken away.
 */
export function NoteField({ person, notes, now }: NoteFieldProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const { id } = person
  const draft = notes.drafts[id]
  const state = draft?.state
  const entry = draft?.entry
  const time = entry && momentText({ at: entry.at, now, language: toLanguage(i18n.language) })
  return (
    <div className={styles.note}>
      <Field
        id={noteFieldId}
        label={time ? t('note.labelOf', { time }) : t('note.label')}
        error={state === 'failed' ? t('note.failed') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className={fieldStyles.input}
            data-slot="input"
            rows={2}
            maxLength={longestNote}
            placeholder={t('note.placeholder')}
            value={draft?.text ?? ''}
            onChange={(event) => notes.type(id, personName(person), event.currentTarget.value)}
            onBlur={() => notes.save(id)}
          />
        )}
      </Field>
      {draft?.state === 'conflict' ? (
        <Alert tone="tip" live="alert" title={t(draft.theirs ? 'note.conflict' : 'note.conflictEmpty')}>
          <p className={styles.theirs}>{draft.theirs}</p>
          <div className={layout.row} data-slot="row">
            <Button variant="quiet" isSmall onClick={() => notes.finish(id, true)}>
              {t('note.keepMine')}
            </Button>
            <Button variant="quiet" isSmall onClick={() => notes.takeTheirs(id)}>
              {t('note.takeTheirs')}
            </Button>
          </div>
        </Alert>
      ) : (
        <div className={layout.row} data-slot="row">
          {draft || notes.savedId === id ? (
            <Button variant="quiet" isSmall isInactive={!draft} onClick={() => notes.finish(id)}>
              {t('note.save')}
            </Button>
          ) : null}
          {state === 'typing' && draft && isUnsaved(draft) ? (
            <p className={classNames(typography.small, typography.soft)}>{t('note.unsaved')}</p>
          ) : null}
          <p className={classNames(typography.small, typography.soft)} role="status">
            {state === 'saving' ? t('note.saving') : null}
            {notes.savedId === id && !(draft && isUnsaved(draft)) ? t('note.saved') : null}
          </p>
        </div>
      )}
    </div>
  )
}
