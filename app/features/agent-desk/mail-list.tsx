import type { DeskUnsentMail } from '#domain/leads/desk/desk.ts'
import { UnsentMail } from './unsent-mail.tsx'

interface MailListProps {
  mails: readonly DeskUnsentMail[]
  now: Date
}

export function MailList({ mails, now }: MailListProps) {
  return (
    <ul className="desk-mails">
      {mails.map((mail) => (
        <UnsentMail key={mail.id} mail={mail} now={now} />
      ))}
    </ul>
  )
}
