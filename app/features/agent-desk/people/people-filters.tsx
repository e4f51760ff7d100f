import { Search } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { PeopleFilter } from '#app/features/agent-desk/queries/desk-api.ts'
import { QuickPicks } from '#app/ui/fields/choice/quick-picks.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import { requestKinds } from '#domain/leads/desk/desk-values.ts'
import { stages } from '#domain/leads/desk/stages.ts'
import styles from './people-list.module.css'
import { everybody, isSameFilter } from './use-people.ts'

interface PeopleFiltersProps {
  summary: DeskSummary
  /** What the fields say; what is searched follows a moment later. */
  filter: PeopleFilter
  onChange: (change: Partial<PeopleFilter>) => void
}

const stageFilters = ['waiting', ...stages] as const

/** Above the list: who waits or all, a search, a kind and a stage. */
export function PeopleFilters({ summary, filter, onChange }: PeopleFiltersProps) {
  const { t } = useTranslation('agent-desk')
  return (
    <search className={styles.filters}>
      <QuickPicks
        label={t('people.filter')}
        options={[
          { value: 'waiting', label: t('people.waiting', { number: summary.waiting }) },
          { value: 'all', label: t('people.all', { number: summary.total }) },
        ]}
        value={filter.stage === 'waiting' ? 'waiting' : isSameFilter(filter, everybody) ? 'all' : undefined}
        onPick={(picked) => onChange(picked === 'waiting' ? { stage: 'waiting' } : everybody)}
      />
      <Field label={<span className={layout.sr}>{t('people.search')}</span>} className={styles.search}>
        {(control) => (
          <>
            <Icon of={Search} />
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              placeholder={t('people.search')}
              value={filter.search}
              onChange={(event) => onChange({ search: event.currentTarget.value })}
            />
          </>
        )}
      </Field>
      <SelectInput
        aria-label={t('people.kind')}
        placeholder={t('people.everyKind')}
        options={requestKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={filter.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: requestKinds.find((kind) => kind === value) ?? '' })
        }
      />
      <SelectInput
        aria-label={t('people.stage')}
        placeholder={t('people.everyStage')}
        options={stageFilters.map((stage) => ({
          value: stage,
          label: t(stage === 'waiting' ? 'people.isWaiting' : `stages.${stage}`),
        }))}
        value={filter.stage}
        onChange={({ currentTarget: { value } }) =>
          onChange({ stage: stageFilters.find((stage) => stage === value) ?? '' })
        }
      />
    </search>
  )
}
