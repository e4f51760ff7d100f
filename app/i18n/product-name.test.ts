import { expect, test } from 'vitest'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { createI18n } from './create-i18n.ts'
import { productNameOf } from './product-name.ts'

const [{ t: en }, { t: es }] = await Promise.all([createI18n('en', ['leads']), createI18n('es', ['leads'])])
const say = (language: 'en' | 'es', name: string) => productNameOf({ en, es }[language], name, 'term')

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
