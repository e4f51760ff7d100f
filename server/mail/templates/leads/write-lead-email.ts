import { contactChoicesName } from '#domain/leads/contact-choices.ts'
import type { Email } from '#server/mail/email.ts'
import type { EmailContent } from '#server/mail/templates/email-content.ts'
import { emailHtml } from '#server/mail/templates/email-html.ts'
import { emailText } from '#server/mail/templates/email-text.ts'
import { agentEmail } from './agent-email.ts'
import { codeEmail } from './code-email.ts'
import type { CodeEmail, EmailedLead, LeadEmail, LeadEmailSettings } from './emailed-lead.ts'
import { visitorEmail } from './visitor-email.ts'

/**
 * Writes one of the two emails of a lead as text and as HTML, or the one with a code. An answer to the agent's goes to the
 * visitor, where there is an address that takes emails. The email keeps its id however often it is sent.
 */
export function writeLeadEmail(
  lead: EmailedLead,
  email: LeadEmail | CodeEmail,
  settings: LeadEmailSettings,
): Email {
  const { id, recipient } = email
  switch (email.recipient) {
    case 'agent': {
      const { leadsEmail, supportEmail } = settings.agent
      const to = leadsEmail ?? supportEmail
      return { kind: 'lead-agent', id, to, ...written(agentEmail(lead, settings)), ...replyTo(lead) }
    }
    case 'visitor': {
      const content = visitorEmail(lead, settings, email.statusToken)
      const unsubscribe = unsubscribeLink(lead, settings)
      return { kind: 'lead-visitor', id, to: email.address ?? '', ...written(content), unsubscribe }
    }
    case 'code':
      return {
        kind: 'lead-code',
        id,
        to: email.address,
        ...written(codeEmail(lead, email.digits, settings)),
      }
    default:
      email satisfies never
      throw new Error(`No email of a lead is written for this recipient: ${recipient}`)
  }
}

function written(content: EmailContent): Pick<Email, 'language' | 'subject' | 'text' | 'html'> {
  const { language, subject } = content
  return { language, subject, text: emailText(content), html: emailHtml(content) }
}

function replyTo({ email, refused }: EmailedLead): Pick<Email, 'replyTo'> {
  return email === null || refused.includes('email') ? {} : { replyTo: email }
}

/** For mail programs, which send one POST there; a browser that opens it is led to the page. */
function unsubscribeLink({ contact_code }: EmailedLead, { backendUrl }: LeadEmailSettings): string {
  return new URL(`/functions/v1/${contactChoicesName}?code=${encodeURIComponent(contact_code)}`, backendUrl)
    .href
}
