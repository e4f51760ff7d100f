import { getByRole, getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { ownSettings } from '../fixtures/settings/own-settings.ts'
import { find, findAll, linksOf, openMain, textOf } from './site.ts'

const legalPages = [
  { path: paths.privacyPolicy, en: 'Privacy Policy', es: 'Política de privacidad' },
  { path: paths.terms, en: 'Terms & Conditions', es: 'Términos y condiciones' },
  { path: paths.cookiePolicy, en: 'Cookie Policy', es: 'Política de cookies' },
  { path: paths.disclaimers, en: 'Legal Disclaimers', es: 'Avisos legales' },
]

test.each(legalPages)(
  '[ROUTE-20] [LEGAL-05] [LEGAL-07] $path has its title, the date, the agent, and contents that lead to each part, in both languages',
  async ({ path, ...titles }) => {
    for (const language of languages) {
      const main = await openMain(path, language)
      getByRole(main, 'heading', { level: 1, name: titles[language] })
      getByText(
        main,
        language === 'en' ? 'Last updated: January 15, 2026' : 'Última actualización: 15 de enero de 2026',
      )
      const contact = find(main, '#contact')
      expect(textOf(contact)).toContain('Alex Sample')
      expect(textOf(contact)).toMatch(/(National Producer Number|Número Nacional de Productor).*00000000/)
      const phone = getByRole(contact, 'link', { name: '(800) 555-0142' })
      expect(phone.getAttribute('href')).toBe('tel:+18005550142')
      getByRole(contact, 'link', { name: 'support@plainwell.example' })

      const parts = findAll(main, '.legal_legalText h2').map((heading) => [
        textOf(heading),
        `#${heading.id || heading.closest('[id]')?.id}`,
      ])
      expect(parts.length).toBeGreaterThan(3)
      expect(linksOf(findAll(main, '.legal_legal nav a'))).toEqual(parts)
    }
  },
)

test('[LEGAL-06] [LEGAL-07] the operator’s fixed date and state licenses stand on each legal page', async () => {
  for (const { path } of legalPages) {
    const main = await openMain(path, 'es', ownSettings)
    getByText(main, 'Última actualización: 31 de enero de 2026')
    expect(textOf(find(main, '#contact'))).toContain('0H12345')
    expect(textOf(find(main, '#contact'))).toContain('Sacramento, California')
  }
})

test('[S6] the privacy policy says how long a request is kept and which companies are connected, as it is set', async () => {
  const set = await openMain(paths.privacyPolicy, 'es', ownSettings)
  expect(textOf(set)).toContain('Nuestro calendario de llamadas es de otra empresa.')
  expect(textOf(find(set, '#retention'))).toContain('hasta 18 meses después del último cambio')
  const byDefault = await openMain(paths.privacyPolicy)
  expect(textOf(find(byDefault, '#retention'))).toContain('as long as we serve you')
  expect(textOf(byDefault)).not.toMatch(/White Swan|YouTube|calendar/)
})
