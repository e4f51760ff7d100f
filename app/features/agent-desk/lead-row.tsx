import { MailWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import type { DeskLead } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './agent-desk.module.css'
import { shortAge } from './ages.ts'
import { toLead } from './desk-view.ts'
import { KindLabel } from './kind-label.tsx'
import { leadLine, leadName } from './lead-words.ts'

export const rowId = (id: string) => `lead-${id}`

/** One lead of the list: an unlit window for who waits, a lit one for who has an answer. */
export function LeadRow({ lead, now, isOpen }: { lead: DeskLead; now: Date; isOpen: boolean }) {
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
          <span className={styles.kinds}>
            {lead.has_unsent_mail ? (
              <>
                <Icon of={MailWarning} className={styles.mailWarning} />
                <span className={layout.sr}>{t('leads.mailTrouble')}, </span>
              </>
            ) : null}
            <KindLabel kind={lead.kind}>{t(`kinds.${lead.kind}`)}</KindLabel>
          </span>
        </span>
      </Link>
    </li>
  )
}
