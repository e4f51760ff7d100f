import { getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { find, findAll, linksOf, openPage, textsOf } from './site.ts'

const words = {
  en: {
    types: 'Insurance Types',
    products: ['Term Life', 'Whole Life', 'Index Universal Life'],
    pages: ['Why Us', 'FAQ', 'Guides', 'Learning', 'About'],
    dashboard: 'Dashboard',
    prices: 'Prices',
    call: 'Call (800) 555-0142',
  },
  es: {
    types: 'Tipos de seguro',
    products: ['Seguro a término', 'Seguro de vida entera', 'Seguro universal indexado'],
    pages: ['Por qué nosotros', 'Preguntas', 'Guías', 'Aprender', 'Quiénes somos'],
    dashboard: 'Mi panel',
    prices: 'Precios',
    call: 'Llamar al (800) 555-0142',
  },
} as const

const productPages = ['/term-life-insurance', '/whole-life-insurance', '/index-universal-life']
const linkedPages = ['/#why-us', '/faq', '/guides', '/learning', '/about']
const links = (names: readonly string[], addresses: readonly string[]) =>
  names.map((name, place) => [name, addresses[place]])

test.each(['en', 'es'] as const)(
  '[FRAME-02] [FRAME-03] [FRAME-04] [FRAME-05] [FRAME-06] [FRAME-07] [FRAME-08] [FRAME-10] [U11] the header leads to products, pages, prices, phone and dashboard, and the menu of a phone as well, prices first (%s)',
  async (language) => {
    const { types, products, pages, dashboard, prices, call } = words[language]
    const header = getByRole((await openPage('/faq', language)).body, 'banner')
    expect(getByRole(header, 'link', { name: 'Plainwell Life' }).getAttribute('href')).toBe('/')
    getByRole(header, 'button', { name: types, expanded: false })
    const menu = findAll(find(header, '.site-header_menu'), 'a')
    expect(menu.map((link) => link.getAttribute('href'))).toEqual(productPages)
    expect(textsOf(menu.map((link) => find(link, 'b')))).toEqual(products)
    expect(linksOf(findAll(header, '.site-header_nav > a'))).toEqual(links(pages, linkedPages))
    for (const [name, address] of [
      [prices, '/white-swan-quotes'],
      [dashboard, '/dashboard'],
    ] as const)
      expect(getByRole(header, 'link', { name }).getAttribute('href')).toBe(address)
    for (const phone of findAll(header, `a[aria-label="${call}"]`))
      expect(phone.getAttribute('href')).toBe('tel:+18005550142')
    expect(findAll(header, `a[aria-label="${call}"]`)).toHaveLength(2)

    const panel = find(header, '.site-header_mobilePanel')
    expect(linksOf(findAll(panel, 'a'))).toEqual([
      [prices, '/white-swan-quotes'],
      ...links(products, productPages),
      ...links(pages, linkedPages),
      ['(800) 555-0142', 'tel:+18005550142'],
      [dashboard, '/dashboard'],
    ])
    for (const list of [find(header, '.site-header_languages'), panel]) {
      const languages = findAll(list, 'button[lang]')
      expect(languages.map(({ lang }) => lang)).toEqual(['en', 'es'])
      for (const button of languages) find(button, '[data-slot="flag"]')
    }
  },
)
