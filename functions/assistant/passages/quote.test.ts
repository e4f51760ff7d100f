import { expect, test } from 'vitest'
import { settings } from '../../../tests/fixtures/settings/settings.ts'
import type { Passage } from './passage.ts'
import { allPassages } from './passages.ts'
import { quote, quotingIdsByNeed } from './quote.ts'

const passage: Passage = {
  id: 'a',
  page: 'termLife',
  address: '/term-life-insurance',
  heading: 'You may outlive it',
  text: 'If you do, nothing is paid.',
  quoting: { text: 'If you do, nothing is paid.', needsHeading: true },
}
const said = (changes: Partial<Passage>, message = 'hello') =>
  quote({ ...passage, ...changes }, message, 'en')

test('A quotation says its heading, and the kind of insurance, where it can’t do without', () => {
  expect(said({})).toBe('You may outlive it: If you do, nothing is paid.')
  expect(said({ kind: 'Term Life' })).toBe('Term Life: You may outlive it. If you do, nothing is paid.')
  const quoting = { text: 'You pay for the full term.', needsHeading: false }
  expect(said({ quoting })).toBe('You pay for the full term.')
  expect(said({ quoting, kind: 'Term Life' })).toBe('Term Life: You pay for the full term.')
})

test('A question that the visitor has asked is not asked again', () => {
  const question = { heading: 'Are the prices final?', quoting: { text: 'No.', needsHeading: true } }
  expect(said(question)).toBe('Are the prices final? No.')
  expect(said(question, 'are your prices final')).toBe('No.')
})

test('How to quote is said of passages that there are, and each page has some to quote', () => {
  const passages = allPassages('en', settings)
  const ids = new Set(passages.map(({ id }) => id))
  for (const need of Object.values(quotingIdsByNeed)) {
    expect([...need].filter((id) => !ids.has(id))).toEqual([])
  }
  const quotable = new Set(passages.flatMap(({ page, quoting }) => (quoting ? [page] : [])))
  expect(passages.filter(({ page }) => !quotable.has(page))).toEqual([])
})
