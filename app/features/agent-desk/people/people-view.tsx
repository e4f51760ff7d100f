import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import { PeopleActions } from './people-actions.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleList } from './people-list.tsx'
import type { FilterView, PeopleListView } from './use-people.ts'
import { everybody, isSameFilter } from './use-people.ts'

interface PeopleViewProps {
  summary: DeskSummary
  now: Date
  filters: FilterView
  list: PeopleListView
  openId: string | undefined
}

/** Everybody, with what narrows them down. */
export function PeopleView({ summary, now, filters, list, openId }: PeopleViewProps) {
  const { filter, fields, change } = filters
  return (
    <>
      <PeopleActions filter={filter} isOwner={summary.is_owner} />
      <PeopleFilters summary={summary} filter={fields} onChange={change} />
      <PeopleList
        list={list}
        now={now}
        openId={openId}
        isFiltered={!isSameFilter(filter, everybody)}
        isOwner={summary.is_owner}
        onShowAll={() => change(everybody)}
      />
    </>
  )
}
