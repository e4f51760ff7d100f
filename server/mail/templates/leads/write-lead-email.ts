import { contactChoicesName } from '#domain/leads/contact-choices.ts'
import type { Email } from '#server/mail/email.ts'
import { emailHtml } from '#server/mail/templates/email-html.ts'
import { emailText } from '#server/mail/templates/email-text.ts'
import { agentEmail } from './agent-email.ts'
import { codeEmail } from './code-email.ts'
import type { CodeEmail, EmailedLead, LeadEmail, LeadEmailSettings } from './emailed-lead.ts'
import { visitorEmail } from './visitor-email.ts'

/** The emails of a lead, by their names in the outbox. */
export type LeadEmailKind = 'lead-agent' | 'lead-visitor' | 'lead-code'

/**
 * Writes one of the two emails of a lead as text and as HTML, or the one with a code. An answer to the agent's goes to the
 * visitor, where there is an address that takes emails. The email keeps its id however often it is sent.
 */
export function writeLeadEmail(
  lead: EmailedLead,
  email: LeadEmail | CodeEmail,
  settings: LeadEmailSettings,
): Email {
  if (email.recipient === 'code') return writeCodeEmail(lead, email, settings)
  const { id, recipient, address, statusToken } = email
  const { agent } = settings
  const isForAgent = recipient === 'agent'
  const content = isForAgent ? agentEmail(lead, settings) : visitorEmail(lead, settings, statusToken)
  return {
    kind: (isForAgent ? 'lead-agent' : 'lead-visitor') satisfies LeadEmailKind,
    id,
    to: isForAgent ? (agent.leadsEmail ?? agent.supportEmail) : (address ?? ''),
    language: content.language,
    subject: content.subject,
    text: emailText(content),
    html: emailHtml(content),
    ...(isForAgent ? replyTo(lead) : { unsubscribe: unsubscribeLink(lead, settings) }),
  }
}

function writeCodeEmail(lead: EmailedLead, email: CodeEmail, settings: LeadEmailSettings): Email {
  const content = codeEmail(lead, email.digits, settings)
  return {
    kind: 'lead-code' satisfies LeadEmailKind,
    id: email.id,
    to: email.address,
    language: content.language,
    subject: content.subject,
    text: emailText(content),
    html: emailHtml(content),
  }
}

function replyTo({ email, refused }: EmailedLead): Pick<Email, 'replyTo'> {
  return email === null || refused.includes('email') ? {} : { replyTo: email }
}

/** For mail programs, which send one POST there; a browser that opens it is led to the page. */
function unsubscribeLink({ contact_code }: EmailedLead, { backendUrl }: LeadEmailSettings): string {
  return new URL(`/functions/v1/${contactChoicesName}?code=${encodeURIComponent(contact_code)}`, backendUrl)
    .href
}
