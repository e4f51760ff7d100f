import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import styles from './out-of-state.module.css'

/** Says plainly that the agent is licensed in other states than the visitor's, and what happens now. */
export function OutOfState() {
  const { t } = useTranslation('next-steps')
  const { name: agent, phone } = useSite().agent
  return (
    <Alert tone="info" className={styles.told} title={t('outOfState.title', { agent })}>
      <p>{t('outOfState.text', { agent })}</p>
      <p>{t('outOfState.next', { phone: unbrokenPhone(phone) })}</p>
    </Alert>
  )
}
