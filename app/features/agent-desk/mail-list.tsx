import type { DeskUnsentMail } from '#domain/leads/desk/desk.ts'
import styles from './agent-desk.module.css'
import { UnsentMail } from './unsent-mail.tsx'

interface MailListProps {
  mails: readonly DeskUnsentMail[]
  now: Date
}

export function MailList({ mails, now }: MailListProps) {
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <UnsentMail key={mail.id} mail={mail} now={now} />
      ))}
    </ul>
  )
}
