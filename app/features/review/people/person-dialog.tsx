import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { PersonDraft } from '#domain/people/person-draft.ts'
import { HealthFields } from './health-fields.tsx'
import styles from './people.module.css'
import { usePersonForm } from './use-person-form.ts'
import { OptionalFields, WhoFields } from './who-fields.tsx'

interface PersonDialogProps {
  draft: PersonDraft
  /** The name of someone who is in the list already. */
  editedName: string | undefined
  change: (update: (draft: PersonDraft) => PersonDraft) => void
  /** Closes and keeps what is typed. */
  onClose: () => void
  /** Closes and forgets what is typed. */
  onCancel: () => void
  /** Called with a draft in which nothing is wrong. */
  onSave: () => void
}

/** All that a price needs of another person, in one form. */
export function PersonDialog({ draft, editedName, change, onClose, onCancel, onSave }: PersonDialogProps) {
  const { t } = useTranslation('people')
  const formId = useId()
  const form = usePersonForm(draft, onSave)
  const fields = {
    draft,
    change,
    set: (changes: Partial<PersonDraft>) => change((current) => ({ ...current, ...changes })),
    field: form.field,
    wrongDatePart: form.wrongDatePart,
  }

  return (
    <Dialog
      isOpen
      isSheet
      size="medium"
      onClose={onClose}
      title={editedName === undefined ? t('form.addTitle') : t('form.editTitle', { name: editedName })}
      closeLabel={t('form.close')}
      lead={<p className={typography.soft}>{t('form.lead')}</p>}
      foot={
        <div className={styles.personFoot}>
          <Button variant="quiet" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('form.save')}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.personForm} noValidate onSubmit={form.submit}>
        {form.errors.length > 0 ? (
          <ErrorSummary key={form.attempt} title={t('questionnaire:error.generic')} errors={form.errors} />
        ) : null}
        <WhoFields {...fields} />
        <HealthFields {...fields} />
        <OptionalFields {...fields} />
      </form>
    </Dialog>
  )
}
