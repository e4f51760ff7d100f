import { useTranslation } from 'react-i18next'
import { upper } from '#app/features/agent-desk/words/ages.ts'
import { timesText, waysText } from '#app/features/agent-desk/words/person-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatPhone } from '#domain/format/format.ts'
import { timeZoneName } from '#domain/format/time-zone.ts'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { bestTimes } from '#domain/leads/lead.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import { toLanguage } from '#domain/site/language.ts'
import { bestTimesFor, type TimeSpan } from './best-times.ts'
import styles from './person.module.css'

/** How to reach somebody, in which language, and when: on their clock and on the agent's. */
export function ContactFacts({ person, now }: { person: DeskPerson; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const { email, phone, state, reach, best_times: parts, time_zone: zone } = person
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { theirs, ours } = bestTimesFor({ parts, zone, ownZone, at: now, language })
  const isAnyTime = parts.length === bestTimes.length
  const names = timesText(t, parts)
  const theirZone = zone ? timeZoneName(zone, language) : undefined
  const items = [
    ...(reach.length > 0 ? [{ term: t('contact.reach'), detail: waysText(t, reach, language) }] : []),
    ...(phone ? [{ term: t('contact.phone'), detail: formatPhone(phone) }] : []),
    ...(email ? [{ term: t('contact.email'), detail: email }] : []),
    ...(state ? [{ term: t('answers.state'), detail: isStateCode(state) ? stateNames[state] : state }] : []),
    { term: t('contact.language'), detail: t(`contact.languages.${person.language}`) },
    ...(names ? [{ term: t('contact.bestTimes'), detail: names }] : []),
    ...(isAnyTime || theirs.length === 0
      ? []
      : [{ term: theirZone ? upper(theirZone) : t('contact.theirs'), detail: <Times spans={theirs} /> }]),
    ...(isAnyTime || !ours || ours.length === 0
      ? []
      : [{ term: t('contact.yours'), detail: <Times spans={ours} /> }]),
  ]
  return <DataList isTwoColumn items={items} />
}

function Times({ spans }: { spans: readonly TimeSpan[] }) {
  return (
    <ul className={classNames(styles.plain, typography.num, styles.num)} data-slot="num">
      {spans.map((span) => (
        <li key={span.part}>
          <TimeWords {...span} />
        </li>
      ))}
    </ul>
  )
}

function TimeWords({ from, to }: TimeSpan) {
  const { t } = useTranslation('agent-desk')
  if (from && to) return t('times.between', { from, to })
  return from ? t('times.from', { from }) : t('times.until', { to })
}
