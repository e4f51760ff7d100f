import i18next from 'i18next'
import { expect, test } from 'vitest'
import leadsEn from '#content/messages/en/quote/leads.json' with { type: 'json' }
import commonEn from '#content/messages/en/site/common.json' with { type: 'json' }
import leadsEs from '#content/messages/es/quote/leads.json' with { type: 'json' }
import commonEs from '#content/messages/es/site/common.json' with { type: 'json' }
import type { Language } from '#domain/site/language.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { productNameOf } from './product-name.ts'

const i18n = i18next.createInstance()
await i18n.init({
  resources: { en: { common: commonEn, leads: leadsEn }, es: { common: commonEs, leads: leadsEs } },
})
const say = (language: Language, name: string) => productNameOf(i18n.getFixedT(language), name, 'term')

test('every product that the carriers’ list only describes is said in the page’s language, in English as it stands there', () => {
  const names = carriers.flatMap(({ products }) =>
    Object.values(products).flatMap((product) => product?.name.replace('{term}', '20') ?? []),
  )
  for (const name of new Set(names)) {
    expect(say('en', name)).toBe(name)
    expect(say('es', name)).toMatch(/^(A término 20|Vida (entera|universal))/)
  }
  expect(say('es', 'Term Life Insurance')).toBe('Seguro de vida a término')
  expect(say('es', 'OPTerm 20')).toBe('OPTerm 20')
})
