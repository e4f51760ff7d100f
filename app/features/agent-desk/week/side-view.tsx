import type { SupabaseClient } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toView } from '#app/features/agent-desk/desk-view.ts'
import { MailList } from '#app/features/agent-desk/mail/mail-list.tsx'
import { readUnsentMails, readWeek, readWeeks } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { dayOf } from '#app/features/agent-desk/words/days.ts'
import { Link } from '#app/routing/router.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './week.module.css'
import { WeeksView, WeekView } from './week-view.tsx'

/** Mails that have room beside the leads; the rest stands on a page of its own. */
const shownMails = 3

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
const readThisWeek = (client: SupabaseClient) => readWeek(client, ownZone())
const readLastWeeks = (client: SupabaseClient) => readWeeks(client, ownZone(), 8)

/** The week and what did not arrive, beside the leads. */
export function SideView({ now }: { now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const ask = useAsk()
  const week = useQuery({
    queryKey: queryKeys.week,
    queryFn: () => ask('The week could not be read', readThisWeek),
  })
  const weeks = useQuery({
    queryKey: queryKeys.weeks,
    queryFn: () => ask('The weeks could not be read', readLastWeeks),
  })
  const { data: mails = [] } = useQuery({
    queryKey: queryKeys.unsentMails,
    queryFn: () => ask('The mails could not be read', readUnsentMails),
  })
  return (
    <>
      {week.data === undefined && week.isError ? (
        <p className={classNames(typography.small, typography.soft)}>{t('week.failed')}</p>
      ) : (
        <>
          <WeekView days={week.data} today={dayOf(now)} />
          <WeeksView weeks={weeks.data} />
        </>
      )}
      {mails.length > 0 ? (
        <section className={styles.undelivered}>
          <h2 className={typography.h4}>
            {t('mail.title')}{' '}
            <Badge tone="red">{formatNumber(mails.length, toLanguage(i18n.language))}</Badge>
          </h2>
          <MailList mails={mails.slice(0, shownMails)} now={now} />
          {mails.length > shownMails ? (
            <Link className={typography.small} to={toView('mail')}>
              {t('mail.all')}
            </Link>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
