import type { DeskUnsentMail } from '#domain/leads/desk/desk.ts'
import { UnsentMail } from './unsent-mail.tsx'
import type { Ask } from './use-ask.ts'

interface MailListProps {
  mails: readonly DeskUnsentMail[]
  now: Date
  ask: Ask
  onSent: () => void
}

export function MailList({ mails, ...rest }: MailListProps) {
  return (
    <ul className="desk-mails">
      {mails.map((mail) => (
        <UnsentMail key={mail.id} mail={mail} {...rest} />
      ))}
    </ul>
  )
}
