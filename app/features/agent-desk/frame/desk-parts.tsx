import type { ReactNode } from 'react'
import type { DeskPlace } from '#app/features/agent-desk/desk-view.ts'
import { MailView } from '#app/features/agent-desk/mail/mail-view.tsx'
import { AddPerson } from '#app/features/agent-desk/people/add/add-person.tsx'
import { ImportView } from '#app/features/agent-desk/people/import/import-view.tsx'
import { PricesView } from '#app/features/agent-desk/settings/prices-view.tsx'
import { SettingsView } from '#app/features/agent-desk/settings/settings-view.tsx'
import { StatusView } from '#app/features/agent-desk/settings/status-view.tsx'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'

interface DeskPartsProps {
  place: DeskPlace
  userId: string
  summary: DeskSummary
  now: Date
  languages: ReactNode
}

/** What the desk has beside its two lists, in a file of its own: it is opened for the lists. */
export function DeskParts({ place: { view, task }, userId, summary, now, languages }: DeskPartsProps) {
  if (task === 'add') return <AddPerson userId={userId} now={now} />
  if (task === 'import') return <ImportView userId={userId} isOwner={summary.is_owner} now={now} />
  if (view === 'mail') return <MailView summary={summary} now={now} />
  if (view === 'prices') return <PricesView isOwner={summary.is_owner} now={now} />
  if (view === 'status') return <StatusView isOwner={summary.is_owner} now={now} />
  return view === 'settings' ? <SettingsView now={now} languages={languages} /> : null
}
