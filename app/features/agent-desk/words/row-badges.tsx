import { MailWarning } from 'lucide'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import type { PersonRow } from '#domain/leads/desk/people.ts'
import { isLicensedIn } from '#domain/people/states/licensed-states.ts'

/** What the agent has to know of somebody before anything is done: a mail that failed, a state without a licence. */
export function RowBadges({ row }: { row: Pick<PersonRow, 'has_unsent_mail' | 'state'> }) {
  const { t } = useTranslation('agent-desk')
  const { licensedStates } = useSite().agent
  const state = row.state ?? ''
  return (
    <>
      {row.has_unsent_mail ? (
        <span className={styles.mailWarning}>
          <Icon of={MailWarning} />
          <span className={layout.sr}>{t('people.mailFailed')}, </span>
        </span>
      ) : null}
      {isLicensedIn(licensedStates, state) ? null : (
        <Badge tone="amber">{t('people.outOfState', { state })}</Badge>
      )}
    </>
  )
}
