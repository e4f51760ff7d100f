import { Search } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { LeadFilter } from '#app/features/agent-desk/queries/desk-api.ts'
import { QuickPicks } from '#app/ui/fields/choice/quick-picks.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import { leadKinds, leadStatuses } from '#domain/leads/lead.ts'
import styles from './lead-list.module.css'

interface LeadFiltersProps {
  summary: DeskSummary
  /** What the fields say; what is searched follows a moment later. */
  filter: LeadFilter
  onChange: (change: Partial<LeadFilter>) => void
}

/** Above the list: who waits or all, a search, a kind and a status. */
export function LeadFilters({ summary, filter, onChange }: LeadFiltersProps) {
  const { t } = useTranslation('agent-desk')
  const isAll = filter.status === '' && filter.kind === '' && filter.search.trim() === ''
  return (
    <>
      <div className={styles.listHead}>
        <h2 className={typography.h4} id="desk-leads">
          {t('leads.title')}
        </h2>
        <QuickPicks
          label={t('leads.filter')}
          options={[
            { value: 'new', label: t('leads.waiting', { number: summary.waiting }) },
            { value: 'all', label: t('leads.all', { number: summary.total }) },
          ]}
          value={filter.status === 'new' ? 'new' : isAll ? 'all' : undefined}
          onPick={(picked) =>
            onChange(picked === 'new' ? { status: 'new' } : { status: '', kind: '', search: '' })
          }
        />
      </div>
      <search className={styles.filters}>
        <Field label={<span className={layout.sr}>{t('leads.search')}</span>} className={styles.search}>
          {(control) => (
            <>
              <Icon of={Search} />
              <TextInput
                {...control}
                type="search"
                autoComplete="off"
                placeholder={t('leads.search')}
                value={filter.search}
                onChange={(event) => onChange({ search: event.currentTarget.value })}
              />
            </>
          )}
        </Field>
        <SelectInput
          aria-label={t('leads.kind')}
          placeholder={t('leads.everyKind')}
          options={leadKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={filter.kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: leadKinds.find((kind) => kind === value) ?? '' })
          }
        />
        <SelectInput
          aria-label={t('leads.status')}
          placeholder={t('leads.everyStatus')}
          options={leadStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
          value={filter.status}
          onChange={({ currentTarget: { value } }) =>
            onChange({ status: leadStatuses.find((status) => status === value) ?? '' })
          }
        />
      </search>
    </>
  )
}
