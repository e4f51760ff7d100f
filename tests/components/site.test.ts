import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { today } from '../pages/site.ts'
import { openLivePage, screen } from './open-page.ts'

/** A state that the next render shows. */
const expectExpanded = (button: HTMLElement, isOpen: boolean) =>
  waitFor(() => expect(button.getAttribute('aria-expanded')).toBe(String(isOpen)))

const header = () => within(screen().getByRole('banner'))
const mobileMenu = () => document.querySelector<HTMLElement>('.site-header_mobilePanel')
const productMenu = () => document.querySelector<HTMLElement>('.site-header_menu')
const expectMenu = (isOpen: boolean) => waitFor(() => expect(mobileMenu()?.hidden).toBe(!isOpen))
const inMenu = (name: string) => {
  const menu = mobileMenu()
  if (!menu) throw new Error('There is no menu')
  return within(menu).getByText(name)
}

test('[FRAME-11] [FRAME-12] the menu of a phone opens and closes by its button, by Escape and by any link, also one to the page on screen', async () => {
  const page = await openLivePage('/faq')
  await expectMenu(false)
  await page.press('Open menu')
  await expectMenu(true)
  await page.press('Close menu')
  await expectMenu(false)
  await page.press('Open menu')
  await page.key('Escape')
  await expectMenu(false)
  expect(document.activeElement).toBe(header().getByRole('button', { name: 'Open menu' }))
  for (const [name, address] of [
    ['FAQ', '/faq'],
    ['Whole Life', '/whole-life-insurance'],
    ['Why Us', '/#why-us'],
    ['Why Us', '/#why-us'],
  ] as const) {
    await page.press('Open menu')
    fireEvent.click(inMenu(name))
    await waitFor(() => expect(page.address()).toBe(address))
    await expectMenu(false)
  }
})

test('[FRAME-04] [FRAME-12] choosing a link closes Insurance Types, also on the page that it leads to; the page on screen is marked', async () => {
  const page = await openLivePage('/', { width: 1440 })
  const types = header().getByRole('button', { name: 'Insurance Types' })
  for (const link of ['Whole Life', 'Whole Life', 'FAQ']) {
    await page.press('Insurance Types')
    await expectExpanded(types, true)
    const menu = link === 'FAQ' ? document.querySelector<HTMLElement>('.site-header_nav') : productMenu()
    if (!menu) throw new Error('There is no menu')
    fireEvent.click(within(menu).getByText(link))
    await waitFor(() => expect(page.address()).toBe(link === 'FAQ' ? '/faq' : '/whole-life-insurance'))
    await expectExpanded(types, false)
  }
  const current = document.querySelector('.site-header_nav > a[aria-current="page"]')
  expect(current?.textContent).toBe('FAQ')
})

test('[FRAME-06] [FRAME-14] the language dropdown opens, closes, and closes with a choice, which changes the language; in the menu as well', async () => {
  const page = await openLivePage('/faq')
  const button = header().getByRole('button', { name: 'Language: English, EN' })
  await page.press('Language: English, EN')
  await expectExpanded(button, true)
  await page.press('Language: English, EN')
  await expectExpanded(button, false)
  await page.press('Language: English, EN')
  const choices = document.querySelector<HTMLElement>('.site-header_languages')
  if (!choices) throw new Error('There are no languages')
  fireEvent.click(within(choices).getByText('Español'))
  await waitFor(() => expect(document.documentElement.lang).toBe('es'))
  await expectExpanded(button, false)
  expect(document.activeElement).toBe(header().getByRole('button', { name: 'Idioma: Español, ES' }))

  await page.press('Abrir el menú')
  fireEvent.click(inMenu('English'))
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  await expectMenu(false)
})

test('the switch takes only the language out of the address: query and anchor stay', async () => {
  const page = await openLivePage('/guides?lng=es&from=mail#buying-tips', { language: 'es' })
  const card = document.querySelector('details:has(#buying-tips)')
  await waitFor(() => expect(card?.hasAttribute('open')).toBe(true))
  await page.press('Idioma: Español, ES')
  await page.press('English')
  await waitFor(() => expect(page.address()).toBe('/guides?from=mail#buying-tips'))
  expect(page.stored('i18nextLng')).toBe('en')
})

test('a title that says "Error:" takes the new language too, and loses it with the error', async () => {
  const page = await openLivePage('/white-swan-quotes?product=Term')
  await page.press('Next')
  await page.press('Get quotes')
  await waitFor(() => expect(document.title).toMatch(/^Error: Instant life insurance quote/))
  await page.press('Language: English, EN')
  await page.press('Español')
  await waitFor(() => expect(document.title).toMatch(/^Error: Cotización/))
  await page.press('Atrás', 'link')
  await waitFor(() => expect(document.title).toMatch(/^Cotización/))
})

test('[ERROR-19] without a licensing section an error is logged and nothing happens', async () => {
  const logged = vi.fn()
  const page = await openLivePage('/')
  vi.stubGlobal('console', { ...console, error: logged })
  document.querySelector('#licensing')?.remove()
  await page.press('Licensing', 'link')
  await waitFor(() => expect(String(logged.mock.calls)).toContain('#licensing'))
  expect(page.address()).toBe('/')
  screen().getByRole('heading', { level: 1 })
})

/** What must be in the document once at most, and what it says. */
function headNow() {
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
  return {
    titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
    canonical: all('link[rel=canonical]', 'href'),
    manifest: all('link[rel=manifest]', 'href'),
    description: all('meta[name=description]', 'content'),
    picture: all('meta[property="og:image"]', 'content'),
    kind: all('meta[property="og:type"]', 'content'),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  }
}

test('the browser keeps the head that the server wrote, and changes it with the page', async () => {
  await openLivePage('/guides')
  const here = headNow()
  for (const [part, found] of Object.entries(here)) expect(found, part).toHaveLength(1)
  expect(here.data[0]).toContain('"Article"')
  fireEvent.click(within(screen().getByRole('contentinfo')).getByRole('link', { name: 'About' }))
  await waitFor(() => expect(document.title).toMatch(/About/))
  const there = headNow()
  for (const [part, found] of Object.entries(there)) expect(found, part).toHaveLength(1)
  expect(there.canonical[0]).toMatch(/\/about$/)
  expect(there.picture[0]).toMatch(/\/share\/en\/about\.png$/)
  expect(there.data[0]).toContain('"InsuranceAgency"')
  expect(there.description).not.toEqual(here.description)
  history.back()
  await waitFor(() => expect(headNow()).toEqual(here))
})

test('a page of a server with another date is taken over without a fault', async () => {
  await openLivePage('/contact')
  expect(new Date().toISOString()).not.toContain(today)
  screen().getByRole('heading', { level: 1 })
})

test('corrupt answers on the device start the questionnaire afresh', async () => {
  await openLivePage('/quote', {
    stored: { formData: '{"people": [{"fullName": 12}, "x"', deviceProfile: '[]' },
  })
  screen().getByRole('heading', { level: 1, name: 'Which type of policy are you looking for?' })
  const next = screen().getByRole('button', { name: 'Continue' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
})
