import { expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { personRow } from '../../../../tests/fixtures/leads/person-row.ts'
import { whyLine } from './person-words.ts'

const now = new Date('2026-11-20T16:00:00Z')

test('[O3] a line says what is known of somebody, and no more dots than parts', async () => {
  const { t } = await createI18n('en', ['agent-desk'])
  const lineOf = (changes: Partial<typeof personRow>) => whyLine(t, { ...personRow, ...changes }, now, 'en')
  for (const changes of [
    {},
    { next_contact_at: '2026-11-21T15:00:00Z' },
    { waiting_since: '2026-11-20T15:00:00Z' },
  ]) {
    expect(lineOf(changes)).not.toContain('·')
    expect(lineOf({ ...changes, best_times: ['afternoon'] })).toMatch(/^[^·]+\u00a0· Afternoon$/)
  }
})
