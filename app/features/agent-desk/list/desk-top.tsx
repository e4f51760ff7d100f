import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { waitedText } from '#app/features/agent-desk/words/ages.ts'
import { numberWord } from '#app/features/agent-desk/words/lead-words.ts'
import { useSite } from '#app/site/use-site.ts'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import { toLanguage } from '#domain/site/language.ts'

/** Who waits, in one sentence, and how long. */
export function DeskTop({
  summary,
  now,
  isHeading,
}: {
  summary: DeskSummary
  now: Date
  isHeading: boolean
}) {
  const { t, i18n } = useTranslation('agent-desk')
  const site = useSite()
  const language = toLanguage(i18n.language)
  const Heading = isHeading ? 'h1' : 'p'
  const { waiting: count, oldest_waiting_at: oldest, total } = summary
  const number = numberWord(t, 'agent-desk:head.numbers', count, language)
  return (
    <div className={styles.top}>
      <Heading className={typography.h2} tabIndex={isHeading ? -1 : undefined}>
        {count === 0 ? t('head.none') : t('head.waiting', { count, number })}
      </Heading>
      <p className={typography.soft}>
        {oldest
          ? t('head.longest', {
              time: waitedText({ at: oldest, now, language }),
              when: promiseText(new Date(oldest), site, language),
            })
          : t(total === 0 ? 'head.empty' : 'head.answered')}
      </p>
    </div>
  )
}
