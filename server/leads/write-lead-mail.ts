import type { Mail } from '#server/mail/mail.ts'
import { agentLetter } from './agent-letter.ts'
import type { LeadMailSettings } from './lead-letter.ts'
import { leadLetterHtml } from './lead-letter-html.ts'
import { leadLetterText } from './lead-letter-text.ts'
import type { MailedLead, WaitingMail } from './mail-rows.ts'
import { visitorLetter } from './visitor-letter.ts'

/** The two mails of a lead, by their names in the outbox. */
export type LeadMailKind = 'lead-agent' | 'lead-visitor'

/**
 * Writes one of the two mails of a lead as text and as HTML. An answer to the agent's goes to the visitor, where there
 * is an address. The mail keeps its id however often it is sent.
 */
export function writeLeadMail(
  lead: MailedLead,
  { id, recipient, address }: Pick<WaitingMail, 'id' | 'recipient' | 'address'>,
  settings: LeadMailSettings,
): Mail {
  const { agent } = settings
  const isForAgent = recipient === 'agent'
  const letter = isForAgent ? agentLetter(lead, settings) : visitorLetter(lead, settings)
  return {
    kind: (isForAgent ? 'lead-agent' : 'lead-visitor') satisfies LeadMailKind,
    id,
    to: isForAgent ? (agent.leadsEmail ?? agent.supportEmail) : (address ?? ''),
    language: letter.language,
    subject: letter.subject,
    text: leadLetterText(letter),
    html: leadLetterHtml(letter),
    ...(isForAgent && lead.email !== null && { replyTo: lead.email }),
  }
}
