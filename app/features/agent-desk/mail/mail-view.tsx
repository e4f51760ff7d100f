import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { readUnsentMails } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { numberWord } from '#app/features/agent-desk/words/person-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import { MailList } from './mail-list.tsx'

/** All mails that did not arrive. */
export function MailView({ now, summary }: { now: Date; summary: DeskSummary }) {
  const { t, i18n } = useTranslation('agent-desk')
  const ask = useAsk()
  const { data: mails } = useQuery({
    queryKey: queryKeys.unsentMails,
    queryFn: () => ask('The mails could not be read', readUnsentMails),
  })
  const count = mails?.length ?? summary.unsent_mails
  const number = numberWord(t, 'agent-desk:mail.headNumbers', count, toLanguage(i18n.language))
  return (
    <div className={styles.page}>
      <h1 className={typography.h2}>{count === 0 ? t('mail.none') : t('mail.head', { count, number })}</h1>
      <p className={typography.soft}>{t(count === 0 ? 'mail.noneText' : 'mail.text')}</p>
      {mails && count > 0 ? (
        <section
          className={classNames(cardStyles.card, cardStyles.pad)}
          data-slot="card"
          aria-label={t('mail.title')}
        >
          <MailList mails={mails} now={now} />
        </section>
      ) : null}
    </div>
  )
}
