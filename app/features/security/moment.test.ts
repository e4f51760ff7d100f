import { expect, test } from 'vitest'
import { formatMoment } from './moment.ts'

test('a moment stands in the language and the zone of who reads it', () => {
  const at = '2026-11-21T20:05:00+00:00'
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(formatMoment(at, 'en', 'America/New_York'))).toBe('Nov 21, 2026, 3:05 PM')
  expect(plain(formatMoment(at, 'es', 'America/New_York'))).toMatch(/21 nov 2026, 3:05 p\. ?m\./)
})
