import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { LeadPane } from '#app/features/agent-desk/lead/lead-pane.tsx'
import type { OpenLead } from '#app/features/agent-desk/lead/use-open-lead.ts'
import type { Notes } from '#app/features/agent-desk/notes/use-notes.ts'
import { SideView } from '#app/features/agent-desk/week/side-view.tsx'
import { useLocation } from '#app/routing/router.tsx'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import { DeskTop } from './desk-top.tsx'
import { ExportButton } from './export-button.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList, rowId } from './lead-list.tsx'
import { everyLead, type FilterView, type LeadListView } from './use-lead-list.ts'

interface LeadsViewProps {
  summary: DeskSummary
  now: Date
  filters: FilterView
  list: LeadListView
  open: OpenLead
  /** The open lead was erased. */
  onErased: () => void
  notes: Notes
  /** The lead that the address asks for. */
  asked: string | undefined
  openId: string | undefined
}

/** Leads: the list, the one that is open, and the week; side by side where there is room. */
export function LeadsView(props: LeadsViewProps) {
  const { summary, now, filters, list, open, onErased, notes, asked, openId } = props
  const { t } = useTranslation('agent-desk')
  const { filter, fields, change } = filters
  const isFiltered = filter.search.trim() !== '' || filter.kind !== '' || filter.status !== ''
  useReturn()
  return (
    <>
      <DeskTop summary={summary} now={now} isHeading={asked === undefined} />
      <section className={styles.list} aria-labelledby="desk-leads">
        <LeadFilters summary={summary} filter={fields} onChange={change} />
        <LeadList
          list={list}
          now={now}
          openId={openId}
          isFiltered={isFiltered}
          onShowAll={() => change(everyLead)}
        />
        <ExportButton filter={filter} />
      </section>
      <LeadPane
        open={open}
        openId={openId}
        notes={notes}
        now={now}
        onErased={onErased}
        isAsked={asked !== undefined}
      />
      <aside className={styles.side} aria-label={t('week.aside')}>
        <SideView now={now} />
      </aside>
    </>
  )
}

/** Back from a lead, the focus is in its row. */
function useReturn() {
  const { state, key } = useLocation()
  const left = typeof state === 'object' && state !== null ? Reflect.get(state, 'left') : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way back is one of its own
  useEffect(() => {
    if (typeof left === 'string') document.getElementById(rowId(left))?.focus()
  }, [left, key])
}
