import { useTranslation } from 'react-i18next'
import { toLanguage } from '#domain/site/language.ts'
import { readUnsentMails } from './desk-api.ts'
import type { DeskParts } from './desk-parts.ts'
import { numberWord } from './lead-words.ts'
import { MailList } from './mail-list.tsx'
import { useRead } from './use-read.ts'

/** All mails that did not arrive. */
export function MailView({ ask, now, summary, version, changed }: DeskParts) {
  const { t, i18n } = useTranslation('agent-desk')
  const { data: mails } = useRead(ask, 'The mails could not be read', readUnsentMails, version)
  const count = mails?.length ?? summary?.unsent_mails ?? 0
  const number = numberWord(t, 'agent-desk:mail.headNumbers', count, toLanguage(i18n.language))
  return (
    <div className="desk-page">
      <h1 className="h2">{count === 0 ? t('mail.none') : t('mail.head', { count, number })}</h1>
      <p className="soft">{t(count === 0 ? 'mail.noneText' : 'mail.text')}</p>
      {mails && count > 0 ? (
        <section className="card card-pad desk-undelivered" aria-label={t('mail.title')}>
          <MailList mails={mails} now={now} ask={ask} onSent={changed} />
        </section>
      ) : null}
    </div>
  )
}
