import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import styles from './lead.module.css'
import type { OpenLead } from './use-open-lead.ts'

/** How far the agent has come with a lead; a choice is stored at once, and says so. */
export function StatusField({ lead, open }: { lead: DeskLeadDetail; open: OpenLead }) {
  const { t } = useTranslation('agent-desk')
  const { word } = open
  const status = word && t(`statuses.${word.status}`)
  return (
    <div className={styles.status}>
      <Field label={t('lead.status')}>
        {(control) => (
          <SelectInput
            {...control}
            options={leadStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            value={lead.status}
            aria-busy={open.isBusy}
            onChange={({ currentTarget: { value } }) => {
              const chosen = leadStatuses.find((known) => known === value)
              if (chosen) open.setStatus(chosen)
            }}
          />
        )}
      </Field>
      <p className={classNames(typography.small, deskStyles.word)} role="status" data-tone={word?.word}>
        {word?.word === 'saved' ? t('lead.statusSaved', { status }) : null}
        {word?.word === 'failed' ? t('lead.statusFailed') : null}
        {word?.word === 'other' ? t('lead.statusOther', { status }) : null}
      </p>
    </div>
  )
}
