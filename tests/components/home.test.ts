import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import home from '#content/messages/en/site/home.json' with { type: 'json' }
import { paths } from '#domain/site/paths.ts'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { openLivePage, screen } from './open-page.ts'

const { panel } = home
const status = () => within(screen().getByRole('main')).getByRole('status')
const shownIn = (label: string) => screen().getByLabelText<HTMLInputElement>(label).value
const chooseCoverage = (value: string) =>
  fireEvent.change(screen().getByLabelText(panel.coverage), { target: { value } })
const expectLit = (count: number) =>
  waitFor(() => expect(document.querySelector(`main svg[data-lit="${count}"]`)).not.toBeNull())
const expectSaid = (text: string | RegExp) => waitFor(() => expect(status().textContent).toMatch(text))

test('[U11] four answers light the window, give a range, and go along to the instant quote without a date of birth', async () => {
  const page = await openLivePage('/')
  await expectLit(0)
  await expectSaid(panel.empty)
  await page.type(panel.age, '34')
  await expectLit(1)
  await page.choose(panel.female)
  await expectLit(2)
  await expectSaid(panel.more_other.replace('{{count}}', '2'))
  expect(page.calls()).toEqual([])
  await page.choose(panel.no)
  chooseCoverage('500000')
  await expectLit(4)
  await expectSaid(/\$\d+ to \$\d+ a month.*20 years.*An estimate, not an offer/)
  expect(page.calls('white-swan-complete-request')).toHaveLength(1)

  await page.press(panel.all, 'link')
  await waitFor(() => expect(page.address()).toBe('/white-swan-quotes'))
  expect(page.inTab('instantQuote')).toMatchObject({ statedAge: 34 })
  expect(page.stored('formData')).toMatchObject({
    // An age is no date of birth: none is made up.
    people: [{ gender: 'Female', smoker: false, selectedCoverage: 500_000, dateOfBirth: '' }],
  })
})

test('[U11] what is no age is said plainly; a failure keeps the answers and both ways on, and is tried again', async () => {
  let isBroken = true
  const page = await openLivePage('/', {
    answer: ({ url }) =>
      isBroken && url.includes('white-swan')
        ? Response.json({ error: 'broken' }, { status: 500 })
        : undefined,
  })
  for (const [typed, said] of [
    ['12', panel.tooYoung],
    ['3x', panel.noAge],
  ] as const) {
    await page.type(panel.age, typed)
    await expectSaid(said)
    expect(screen().getByLabelText(panel.age).getAttribute('aria-describedby')).toBe(status().id)
  }
  await expectLit(0)
  await page.type(panel.age, '61')
  await page.choose(panel.male)
  await page.choose(panel.yes)
  chooseCoverage('100000')
  await expectSaid(panel.failed)
  expect(shownIn(panel.age)).toBe('61')
  const link = (name: string) => screen().getByRole('link', { name }).getAttribute('href')
  expect([link(home.hero.quote), link(panel.all)]).toEqual([paths.quote, paths.instantQuotes])
  isBroken = false
  await page.press(panel.again)
  await expectSaid(/An estimate, not an offer/)
  await page.type(panel.age, '97')
  await expectSaid(panel.none)
})

test('[U12] what was answered is kept by whichever way the page is left, and stands there after a reload, range and all', async () => {
  const page = await openLivePage('/')
  await page.type(panel.age, '41')
  await page.choose(panel.female)
  await page.choose(panel.no)
  chooseCoverage('750000')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(page.inTab('instantQuote')).toMatchObject({ statedAge: 41 }))
  expect(page.stored('formData')).toMatchObject({
    people: [{ selectedCoverage: 750_000, gender: 'Female' }],
  })
  const again = await page.reload()
  await expectLit(4)
  expect([shownIn(panel.age), shownIn(panel.coverage)]).toEqual(['41', '750000'])
  await expectSaid(panel.monthly)
  expect(again.calls('white-swan-complete-request')).toHaveLength(1)
})

test('[U12] an age is kept once typing pauses or its field is left; on the way to it no date of birth is lost, and an emptied one stays empty', async () => {
  const born = '1985-06-01'
  let page = await openLivePage('/', { stored: { formData: answeredForm({ dateOfBirth: born }) } })
  const age = () => screen().getByLabelText<HTMLInputElement>(panel.age)
  await waitFor(() => expect(age().value).toMatch(/^4\d$/))
  const own = age().value

  await page.type(panel.age, '4')
  await page.type(panel.age, '55')
  expect(page.inTab('instantQuote')).toBeUndefined()
  await waitFor(() => expect(page.inTab('instantQuote')).toMatchObject({ statedAge: 55, dateOfBirth: '' }))
  await page.type(panel.age, own)
  fireEvent.blur(age())
  await waitFor(() => expect(page.inTab('instantQuote')).not.toHaveProperty('statedAge'))
  expect(page.stored('formData')).toMatchObject({ people: [{ dateOfBirth: born }] })

  await page.type(panel.age, '')
  fireEvent.blur(age())
  await waitFor(() => expect(page.inTab('instantQuote')).toMatchObject({ dateOfBirth: '' }))
  page = await page.reload()
  await waitFor(() => expect(screen().getByLabelText<HTMLInputElement>(panel.female).checked).toBe(true))
  expect(age().value).toBe('')
  expect(page.stored('formData')).toMatchObject({ people: [{ dateOfBirth: born }] })
})

test('[U11] [U12] whoever comes back with four answers has nothing asked before the page is idle', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {})
  const form = answeredForm({ selectedCoverage: 500_000, answered: ['coverage'] })
  const page = await openLivePage('/', { stored: { formData: form } })
  await waitFor(() => expect(waiting).not.toEqual([]))
  await expectLit(0)
  expect(page.calls()).toEqual([])
  for (const work of waiting.splice(0)) work()
  await expectLit(4)
  await expectSaid(panel.monthly)
})

test('[HOME-16] [HOME-17] the footer’s Support offers the AI chat or a phone call, with the hours', async () => {
  const page = await openLivePage('/')
  await page.press('Support')
  const dialog = await screen().findByRole('dialog', { name: 'How would you like to get help?' })
  expect(dialog.textContent).toContain('Monday to Friday, 9 AM to 6 PM EST')
  const call = within(dialog).getByRole('link', { name: 'Call (800) 555-0142' })
  expect(call.getAttribute('href')).toBe('tel:+18005550142')
  await page.press('Ask Plainwell Assistant')
  await screen().findByRole('dialog', { name: 'Plainwell Assistant' })
  await waitFor(() => expect(dialog.isConnected && dialog.hasAttribute('open')).toBe(false))
})

const videos = {
  SITE_VIDEOS_TERM: 'T1erm-Video',
  SITE_VIDEOS_WHOLE: 'W1hole_Vide',
  SITE_VIDEOS_IUL: 'I1ul-Video0',
}

test.each([
  [paths.termLife, videos.SITE_VIDEOS_TERM],
  [paths.wholeLife, videos.SITE_VIDEOS_WHOLE],
  [paths.indexUniversalLife, videos.SITE_VIDEOS_IUL],
])('[PRODUCT-04] %s plays its video by its id after a tap', async (path, id) => {
  const page = await openLivePage(path, { settings: videos })
  expect(document.querySelector('iframe')).toBeNull()
  await page.press(/^Play video: /)
  await waitFor(() =>
    expect(document.querySelector('iframe')?.src).toContain(`https://www.youtube-nocookie.com/embed/${id}`),
  )
})

test('[PRODUCT-03] each term length of the example rates comes into view by its button, alone', async () => {
  const page = await openLivePage(paths.termLife)
  for (const termYears of [20, 10, 30]) {
    if (termYears !== 20) await page.press(`${termYears} years`)
    await waitFor(() =>
      expect(
        screen()
          .getByRole('button', { name: `${termYears} years` })
          .getAttribute('aria-pressed'),
      ).toBe('true'),
    )
    const shown = document.querySelectorAll('#rates :not([hidden]) > table')
    expect([...shown].map((table) => table.closest('[hidden]')).filter((hidden) => !hidden)).toHaveLength(1)
    screen().getByRole('table', { name: new RegExp(`^\\$500,000 of coverage for ${termYears} years`) })
  }
})
