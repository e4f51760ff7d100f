import type { MailedLead, WaitingMail } from '#server/leads/lead-email-rows.ts'
import type { LeadMailSettings } from '#server/mail/templates/email-content.ts'
import { leadLetterHtml } from '#server/mail/templates/email-html.ts'
import { leadLetterText } from '#server/mail/templates/email-text.ts'
import type { Mail } from '#server/mail/transport/transport.ts'
import { agentLetter } from './agent-email.ts'
import { visitorLetter } from './visitor-email.ts'

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
