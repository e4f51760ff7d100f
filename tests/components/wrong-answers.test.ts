import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import needs from '#content/messages/en/quote/needs.json' with { type: 'json' }
import ladder from '#content/messages/en/quote/needs-ladder.json' with { type: 'json' }
import status from '#content/messages/en/site/request-status.json' with { type: 'json' }
import { type RequestStatus, requestStatusSchema } from '#domain/leads/status/request-status.ts'
import { paths } from '#domain/site/paths.ts'
import type { StatusStore } from '#functions/leads/status-store.ts'
import { leadPlan } from '../fixtures/leads/submissions.ts'
import { openLivePage, screen } from './open-page.ts'

// Each wrong answer is met by a sentence, keeps what was typed, and the right one goes on.

const main = () => screen().getByRole('main')
const expectSaid = (text: string | RegExp) => waitFor(() => expect(main().textContent).toMatch(text))
const expectField = (label: string, text: string) =>
  expect(screen().getByLabelText<HTMLInputElement>(label).value).toBe(text)

const link = 'AbCdEfGhIjKlMnOpQr-_12'
const request: RequestStatus = requestStatusSchema.parse({
  name: 'Olga Quill',
  email: 'olga@example.com',
  phone: '6145550100',
  stage: 'new',
  waiting_since: null,
  next_contact_at: null,
  refused: [],
  requests: [
    {
      kind: 'application',
      created_at: '2026-11-20T15:00:00+00:00',
      is_out_of_state: false,
      plans: [leadPlan],
    },
  ],
  documents: [],
  asked: [],
})

/** A request whose link has one code; what was asked for, and its sessions, which the test may end. */
function oneRequest() {
  const sessions = new Set<string>()
  const changes: object[] = []
  const requestStatus: StatusStore = {
    askCode: async () => {},
    open: async (given, digits, session) => {
      const isRight = given === link && digits === '123456'
      if (isRight) sessions.add(session)
      return isRight
    },
    read: async (session) => (sessions.has(session) ? request : undefined),
    change: async (session, change) => {
      if (!sessions.has(session)) return 'ended'
      changes.push(change)
      return 'erase' in change ? 'erased' : request
    },
  }
  return { functions: { requestStatus }, sessions, changes }
}

test('[issue 13.3] on the page of a request half a code, a wrong one, an empty correction, bad fields and no network are each said, and nothing typed is lost when the session ends', async () => {
  const { functions, sessions, changes } = oneRequest()
  let isOffline = true
  const page = await openLivePage(`${paths.requestStatus}#link=${link}`, {
    functions,
    answer: () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  const enter = async (code: string) => {
    await page.type(status.code.label, code)
    await page.press(status.code.button)
  }
  await page.press(status.ask.button)
  await expectSaid(status.failed.title)
  isOffline = false
  await page.press(status.ask.button)
  await enter('12ab')
  await expectSaid(status.code.incomplete)
  await enter('654321')
  await expectSaid('This code does not work.')
  await enter('123456')
  await expectSaid(status.stage.texts.new)

  await page.press(status.correct.button)
  await page.press(/^Send to /)
  await expectSaid(status.correct.nothing)
  await page.type(status.correct.phone, '614555')
  await page.type(status.correct.email, 'olga.example.com')
  await page.press(/^Send to /)
  await expectSaid(status.correct.problems.phone)
  await expectSaid(status.correct.problems.email)
  await page.type(status.correct.phone, '6145550111')
  await page.type(status.correct.email, 'olga.new@example.com')
  isOffline = true
  await page.press(/^Send to /)
  await expectSaid(status.failed.title)
  isOffline = false
  sessions.clear()
  await page.press(/^Send to /)
  await expectSaid(status.expired)
  expect(changes).toEqual([])
  await page.press(status.ask.button)
  await enter('123456')
  await screen().findByLabelText(status.correct.email)
  expectField(status.correct.email, 'olga.new@example.com')
  await page.press(/^Send to /)
  await waitFor(() => expect(screen().queryByLabelText(status.correct.email)).toBeNull())
  expect(JSON.stringify(changes)).toContain('olga.new@example.com')

  await page.press(status.wishes.save)
  await expectSaid(status.wishes.nothing)
  await page.press(status.erase.button)
  const sure = await screen().findByRole('dialog', { name: status.erase.sure })
  isOffline = true
  fireEvent.click(within(sure).getByRole('button', { name: status.erase.confirm }))
  await waitFor(() => expect(sure.textContent).toContain(status.failed.title))
  isOffline = false
  fireEvent.click(within(sure).getByRole('button', { name: status.erase.confirm }))
  await screen().findByRole('heading', { level: 1, name: status.erased.title })
})

test('[issue 13.4] the ladder says what it lacks, and what a mortgage’s years cannot be', async () => {
  const page = await openLivePage('/white-swan-quotes?product=Term')
  await page.press('Next')
  await page.press(needs.open)
  const dialog = await screen().findByRole('dialog', { name: needs.title })
  const said = (text: string) => waitFor(() => expect(dialog.textContent).toContain(text))
  const { finalCosts, mortgage, yearlyIncome, incomeYears } = needs.fields
  const years = ladder.fields.mortgageYears.label
  await page.type(finalCosts.label, '15,000')
  await said(ladder.gaps.endless)
  await page.type(mortgage.label, '180,000')
  await said(ladder.gaps.open.replace('{{fields}}', years))
  for (const [text, problem] of [
    ['-3', needs.problems.negative.count],
    ['pronto', needs.problems.notANumber.count],
  ] as const) {
    await page.type(years, text)
    screen().getByLabelText(years).blur()
    await said(problem)
    expectField(years, text)
  }
  await page.type(years, '4')
  await said(ladder.gaps.tooShort)
  await page.type(years, '18')
  await page.type(yearlyIncome.label, '20,000')
  await page.type(incomeYears.label, '12')
  await page.type(finalCosts.label, '')
  await waitFor(() => expect(dialog.textContent).not.toContain(ladder.gaps.tooShort))
})
