import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import type { ListView } from '#app/features/agent-desk/desk-view.ts'
import { waitedText } from '#app/features/agent-desk/words/ages.ts'
import { numberWord } from '#app/features/agent-desk/words/person-words.ts'
import { useSite } from '#app/site/use-site.ts'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import type { DeskToday } from '#domain/leads/desk/people.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import { toLanguage } from '#domain/site/language.ts'

interface DeskTopProps {
  view: ListView
  summary: DeskSummary
  today: DeskToday | undefined
  now: Date
  isHeading: boolean
}

/** How many people there are to turn to, in one sentence, and how long the first of them has waited. */
export function DeskTop({ view, summary, today, now, isHeading }: DeskTopProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const site = useSite()
  const Heading = isHeading ? 'h1' : 'p'
  const { oldest_waiting_at: oldest, total } = summary
  const counts = today?.counts
  const isToday = view === 'today'
  // Until the list is there, those who wait are known.
  const count = !isToday ? total : counts ? counts.overdue + counts.due + counts.fresh : summary.waiting
  const number = numberWord(t, 'agent-desk:head.numbers', count, language)
  const isGivenNobody = total === 0 && !summary.is_owner
  const none = isGivenNobody ? 'yoursNone' : isToday ? 'todayNone' : 'peopleNone'
  return (
    <div className={styles.top}>
      <Heading className={typography.h2} tabIndex={isHeading ? -1 : undefined}>
        {count === 0 ? t(`head.${none}`) : t(`head.${view}`, { count, number })}
      </Heading>
      <p className={typography.soft}>
        {oldest
          ? t('head.longest', {
              time: waitedText({ at: oldest, now, language }),
              when: promiseText(new Date(oldest), site, language),
            })
          : t(isGivenNobody ? 'head.yoursEmpty' : total === 0 ? 'head.empty' : 'head.answered')}
      </p>
    </div>
  )
}
