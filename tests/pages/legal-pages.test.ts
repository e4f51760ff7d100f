import { getByRole, getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { PageKey } from '#content/pages.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { ownSettings } from '../fixtures/settings/own-settings.ts'
import { find, findAll, linksOf, openMain, textOf, today } from './site.ts'

const legalPages = [
  'privacyPolicy',
  'terms',
  'cookiePolicy',
  'disclaimers',
] as const satisfies readonly PageKey[]

const titles = {
  privacyPolicy: { en: 'Privacy Policy', es: 'Política de privacidad' },
  terms: { en: 'Terms & Conditions', es: 'Términos y condiciones' },
  cookiePolicy: { en: 'Cookie Policy', es: 'Política de cookies' },
  disclaimers: { en: 'Legal Disclaimers', es: 'Avisos legales' },
}

for (const name of legalPages) {
  test(`[ROUTE-20] [LEGAL-05] [LEGAL-07] ${paths[name]} has its title, the date and the agent, in both languages`, async () => {
    for (const [language, updated, number] of [
      ['en', 'Last updated: January 15, 2026', 'National Producer Number'],
      ['es', 'Última actualización: 15 de enero de 2026', 'Número Nacional de Productor'],
    ] as const) {
      expect(updated).toContain(formatDate(today, language))
      const main = await openMain(paths[name], language)
      getByRole(main, 'heading', { level: 1, name: titles[name][language] })
      getByText(main, updated)
      const contact = find(main, '#contact')
      expect(textOf(contact)).toContain('Alex Sample')
      const phone = getByRole(contact, 'link', { name: '(800) 555-0142' })
      expect(phone.getAttribute('href')).toBe('tel:+18005550142')
      getByRole(contact, 'link', { name: 'support@plainwell.example' })
      expect(textOf(contact)).toContain(number)
      getByText(contact, '00000000')
    }
  })

  test(`the contents of ${paths[name]} name each part and lead to it`, async () => {
    for (const language of languages) {
      const main = await openMain(paths[name], language)
      const entries = linksOf(findAll(main, '.legal_legal nav a'))
      const parts = findAll(main, '.legal_legalText h2').map((heading) => [
        textOf(heading),
        `#${heading.id || heading.closest('[id]')?.id}`,
      ])
      expect(parts.length).toBeGreaterThan(3)
      expect(entries).toEqual(parts)
    }
  })
}

test('[LEGAL-06] [LEGAL-07] the operator’s fixed date and state licenses stand on each legal page', async () => {
  for (const name of legalPages) {
    const main = await openMain(paths[name], 'en', ownSettings)
    getByText(main, 'Last updated: January 31, 2026')
    expect(textOf(find(main, '#contact'))).toContain('0H12345')
    expect(textOf(find(main, '#contact'))).toContain('Sacramento, California')
  }
  const spanish = await openMain(paths.privacyPolicy, 'es', ownSettings)
  getByText(spanish, 'Última actualización: 31 de enero de 2026')
  expect(textOf(spanish)).toContain('Nuestro calendario de llamadas es de otra empresa.')
})

test('[S6] the privacy policy says how long a request is kept, as it is set', async () => {
  for (const [language, until, byDefault] of [
    ['en', 'until 18 months after the last change', 'as long as we serve you'],
    ['es', 'hasta 18 meses después del último cambio', 'mientras le atendemos'],
  ] as const) {
    const set = textOf(find(await openMain(paths.privacyPolicy, language, ownSettings), '#retention'))
    expect(set).toContain(until)
    expect(set).not.toContain('{{')
    expect(textOf(find(await openMain(paths.privacyPolicy, language), '#retention'))).toContain(byDefault)
  }
})

test('a legal page names no other company while none is connected', async () => {
  expect(textOf(await openMain(paths.privacyPolicy))).not.toMatch(/White Swan|YouTube|calendar/)
})
