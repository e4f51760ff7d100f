import { expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { type DeskAuditLine, deskAuditSchema } from '#domain/leads/desk/desk.ts'
import { auditWho, auditWords } from './audit-words.ts'

const line: DeskAuditLine = {
  id: 1,
  at: '2026-11-23T04:00:00Z',
  event: 'lead_opened',
  actor: 'agent@example.com',
  is_own: false,
  subject_id: null,
  account: null,
  has_lead: false,
  lead_name: null,
  details: {},
}

test('[S7] a line says what was done and by whom', async () => {
  const { t } = await createI18n('en', ['agent-desk'])
  expect(auditWords(t, { ...line, has_lead: true, lead_name: 'Renée' })).toBe('Opened the page of')
  expect(auditWords(t, line)).toBe('Opened the page of somebody who has been erased')
  expect(auditWords(t, { ...line, event: 'signed_in', details: { method: 'totp' } })).toBe(
    'Signed in with the authenticator app',
  )
  const erased = { ...line, event: 'leads_erased', details: { count: 2, why: 'retention' } } as const
  expect(auditWords(t, erased)).toBe('Erased 2 requests (past the time that requests are kept)')
  expect(auditWho(t, { ...erased, actor: null })).toBe('the site')
  const byVisitor = { ...erased, actor: null, details: { count: 1, why: 'visitor' } } as const
  expect(auditWho(t, byVisitor)).toBe('who sent them, on their own page')
  expect(auditWho(t, { ...line, is_own: true })).toBe('you')
  expect(auditWho(t, { ...line, event: 'password_changed', actor: null, is_own: null })).toBeUndefined()
})

test('[S7] an event of a later version is shown, and hides no other', () => {
  expect(deskAuditSchema.parse([{ ...line, event: 'something_new' }])[0]?.event).toBe('other')
})
