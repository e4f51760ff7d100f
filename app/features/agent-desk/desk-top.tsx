import { useTranslation } from 'react-i18next'
import { toLanguage } from '#domain/site/language.ts'
import { waitedText } from './ages.ts'
import type { DeskParts } from './desk-parts.ts'
import { numberWord } from './lead-words.ts'

/** Who waits, in one sentence, and how long. */
export function DeskTop({
  summary,
  now,
  isHeading,
}: Pick<DeskParts, 'summary' | 'now'> & { isHeading: boolean }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const Heading = isHeading ? 'h1' : 'p'
  if (!summary) return null
  const { waiting: count, oldest_waiting_at: oldest, total } = summary
  const number = numberWord(t, 'agent-desk:head.numbers', count, language)
  const waited = oldest ? waitedText({ at: oldest, now, language }) : undefined
  return (
    <div className="desk-top">
      <Heading className="h2" tabIndex={isHeading ? -1 : undefined}>
        {count === 0 ? t('head.none') : t('head.waiting', { count, number })}
      </Heading>
      <p className="soft">
        {waited
          ? t(waited.isInHours ? 'head.longestHours' : 'head.longest', { time: waited.text })
          : t(total === 0 ? 'head.empty' : 'head.answered')}
      </p>
    </div>
  )
}
