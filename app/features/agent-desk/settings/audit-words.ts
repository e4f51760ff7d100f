import type { TFunction } from 'i18next'
import type { DeskAuditLine } from '#domain/leads/desk/desk.ts'

/** What a line of the security log says, without the lead's name, which is a link where there still is one. */
export function auditWords(t: TFunction, { event, account, details, has_lead }: DeskAuditLine): string {
  const count = typeof details.count === 'number' ? details.count : 1
  const method = t(`agent-desk:log.methods.${String(details.method)}`, {
    defaultValue: t('agent-desk:log.methods.other'),
  })
  const words = t(`agent-desk:log.events.${event}`, {
    count,
    number: count,
    method,
    provider: details.provider === 'google' ? 'Google' : String(details.provider ?? ''),
    account: account ?? t('agent-desk:log.goneAccount'),
  })
  if (event === 'leads_erased' && details.why === 'retention')
    return `${words} (${t('agent-desk:log.retention')})`
  const isOfLead = event === 'lead_opened' || event === 'lead_changed' || event === 'lead_mail_sent_again'
  return isOfLead && !has_lead ? `${words} ${t('agent-desk:log.goneLead')}` : words
}

/** Who did it: the reader, another agent, who sent the requests, or a command; undefined where the line is the reader's own account's. */
export function auditWho(t: TFunction, { event, actor, is_own, details }: DeskAuditLine): string | undefined {
  if (is_own) return event === 'signed_in' ? undefined : t('agent-desk:log.you')
  if (actor !== null) return actor
  if (details.why === 'visitor') return t('agent-desk:log.visitor')
  return /^(leads?|role)_/.test(event) ? t('agent-desk:log.server') : undefined
}
