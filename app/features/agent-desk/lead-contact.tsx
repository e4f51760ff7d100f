import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { DataList } from '#app/ui/data-list.tsx'
import type { DeskLeadDetail } from '#domain/leads/desk.ts'
import { bestTimesFor, type TimeSpan, zoneName } from './best-times.ts'

/** How to reach somebody, in which language, and when: on their clock and on the agent's. */
export function LeadContact({ lead, now }: { lead: DeskLeadDetail; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const { email, best_times: parts, time_zone: zone } = lead
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { theirs, ours } = bestTimesFor({ parts, zone, ownZone, at: now, language })
  const theirZone = zone ? zoneName(zone, now, language) : undefined
  const spans = (times: readonly TimeSpan[], isNamed: boolean) => (
    <ul className="desk-times">
      {times.map((span) => (
        <li key={span.part}>
          {isNamed ? `${t(`times.${span.part}`)}, ` : null}
          <TimeWords {...span} />
        </li>
      ))}
    </ul>
  )
  const items = [
    ...(email ? [{ term: t('contact.email'), detail: <a href={`mailto:${email}`}>{email}</a> }] : []),
    { term: t('contact.language'), detail: t(`contact.languages.${lead.language}`) },
    ...(theirs.length > 0
      ? [
          {
            term: theirZone ? t('contact.bestTimesIn', { zone: theirZone }) : t('contact.bestTimes'),
            detail: spans(theirs, true),
          },
        ]
      : []),
    ...(ours && ours.length > 0 ? [{ term: t('contact.yours'), detail: spans(ours, false) }] : []),
  ]
  return <DataList isTwoColumn items={items} />
}

function TimeWords({ from, to }: TimeSpan) {
  const { t } = useTranslation('agent-desk')
  if (from && to) return t('times.between', { from, to })
  return from ? t('times.from', { from }) : t('times.until', { to })
}
