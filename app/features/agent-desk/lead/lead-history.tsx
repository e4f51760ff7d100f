import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { leadName } from '#app/features/agent-desk/words/lead-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import { type HistoryEntry, historyOf } from './history.ts'
import styles from './lead.module.css'
import { LeadPart } from './lead-part.tsx'

/** What happened to a lead, the newest first. */
export function LeadHistory({ lead, now }: { lead: DeskLeadDetail; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const name = leadName(lead)
  const wordsOf = (entry: HistoryEntry) => {
    if (entry.what === 'arrived') return t(`history.arrived.${entry.kind}`)
    if (entry.what === 'status') return t('history.status', { status: t(`statuses.${entry.status}`) })
    return t(`history.mail.${entry.recipient}.${entry.state}`, { name })
  }
  return (
    <LeadPart title={t('history.title')}>
      <ol className={classNames(deskStyles.events, styles.history)}>
        {historyOf(lead).map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happens is added, and two things may be alike
          <li key={place}>
            <time dateTime={entry.at}>{momentText({ at: entry.at, now, language })}</time>
            <span>{wordsOf(entry)}</span>
          </li>
        ))}
      </ol>
    </LeadPart>
  )
}
