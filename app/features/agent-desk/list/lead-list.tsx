import { MailWarning } from 'lucide'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { toLead } from '#app/features/agent-desk/desk-view.ts'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { shortAge } from '#app/features/agent-desk/words/ages.ts'
import { KindLabel } from '#app/features/agent-desk/words/kind-label.tsx'
import { leadLine, leadName } from '#app/features/agent-desk/words/lead-words.ts'
import { Link } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { formatNumber } from '#domain/format/format.ts'
import type { DeskLead } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './lead-list.module.css'
import type { LeadListView } from './use-lead-list.ts'

interface LeadListProps {
  list: LeadListView
  now: Date
  openId: string | undefined
  /** Whether only some are looked for. */
  isFiltered: boolean
  onShowAll: () => void
}

/** The leads that fit, the newest first, and what stands there when there are none. */
export function LeadList({ list, now, openId, isFiltered, onShowAll }: LeadListProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const { rows, hasMore, isLoading, hasFailed } = list
  const count = rows?.length ?? 0
  const number = formatNumber(count, toLanguage(i18n.language))
  return (
    <div className={styles.scroll} aria-busy={isLoading}>
      <p className={layout.sr} role="status">
        {rows && isFiltered && !isLoading ? t('leads.shown', { count, number }) : null}
      </p>
      {rows === undefined && !hasFailed ? <ListWaiting /> : null}
      {rows && count > 0 ? (
        <ul className={styles.leads} aria-labelledby="desk-leads">
          {rows.map((lead) => (
            <LeadRow key={lead.id} lead={lead} now={now} isOpen={lead.id === openId} />
          ))}
        </ul>
      ) : null}
      {rows && count === 0 && !isLoading ? <Nobody isFiltered={isFiltered} onShowAll={onShowAll} /> : null}
      {hasFailed ? <NotLoaded words={t('leads.failed')} onAgain={list.again} /> : null}
      {hasMore && count > 0 ? (
        <Button
          variant="quiet"
          isSmall
          isBlock
          className={styles.more}
          isBusy={isLoading}
          onClick={list.more}
        >
          {t('leads.more')}
        </Button>
      ) : null}
    </div>
  )
}

function ListWaiting() {
  const { t } = useTranslation('agent-desk')
  return (
    <div className={deskStyles.waiting} role="status">
      <span className={layout.sr}>{t('leads.loading')}</span>
      {['one', 'two', 'three', 'four', 'five'].map((line) => (
        <Skeleton key={line} height="3rem" />
      ))}
    </div>
  )
}

function Nobody({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('agent-desk')
  const which = isFiltered ? 'notFound' : 'none'
  return (
    <div className={deskStyles.nobody}>
      <h3 className={typography.h4}>{t(`leads.${which}.title`)}</h3>
      <p className={classNames(typography.small, typography.soft)}>{t(`leads.${which}.text`)}</p>
      {isFiltered ? (
        <Button variant="quiet" isSmall onClick={onShowAll}>
          {t('leads.notFound.action')}
        </Button>
      ) : null}
    </div>
  )
}

export const rowId = (id: string) => `lead-${id}`

/** One lead of the list: an unlit window for who waits, a lit one for who has an answer. */
function LeadRow({ lead, now, isOpen }: { lead: DeskLead; now: Date; isOpen: boolean }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const isWaiting = lead.status === 'new'
  return (
    <li className={classNames(isWaiting && styles.isWaiting)}>
      <Link id={rowId(lead.id)} to={toLead(lead.id)} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.window} aria-hidden="true" />
        <span className={styles.who}>
          <b className={lead.person_name?.trim() ? undefined : styles.isAddress}>{leadName(lead)}</b>
          <span className={layout.sr}>, {t(isWaiting ? 'leads.isWaiting' : 'leads.isAnswered')}, </span>
          <small>{leadLine(t, lead, language)}</small>
        </span>
        <span className={styles.when}>
          <small>{shortAge({ at: lead.created_at, now, language })}</small>
          <span className={deskStyles.kinds}>
            {lead.has_unsent_mail ? (
              <>
                <Icon of={MailWarning} className={styles.mailWarning} />
                <span className={layout.sr}>{t('leads.mailFailed')}, </span>
              </>
            ) : null}
            <KindLabel kind={lead.kind}>{t(`kinds.${lead.kind}`)}</KindLabel>
          </span>
        </span>
      </Link>
    </li>
  )
}
