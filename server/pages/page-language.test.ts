import { describe, expect, test } from 'vitest'
import { pageLanguage } from './page-language.ts'

function ask(url: string, headers: Record<string, string> = {}) {
  return pageLanguage(new Request(`http://site.test${url}`, { headers }))
}

describe('[I18N-03] the server picks by query, then cookie, then Accept-Language', () => {
  test('query wins over cookie, and cookie over the header', () => {
    expect(ask('/faq?lng=es', { cookie: 'i18next=en', 'accept-language': 'en-US' })).toBe('es')
    expect(ask('/faq', { cookie: 'a=b; i18next=es; c=d', 'accept-language': 'en-US' })).toBe('es')
  })
  test('the header decides where nothing was chosen, by its weights', () => {
    expect(ask('/', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' })).toBe('es')
    expect(ask('/', { 'accept-language': 'es;q=0.4, en;q=0.9' })).toBe('en')
    expect(ask('/', { 'accept-language': 'fr;q=1, es;q=0.5' })).toBe('es')
    expect(ask('/', { 'accept-language': 'es;q=0, en;q=0.1' })).toBe('en')
  })
})

test('[I18N-02] an unsupported or missing language gives English', () => {
  expect(ask('/')).toBe('en')
  expect(ask('/?lng=fr', { cookie: 'i18next=xx', 'accept-language': 'de' })).toBe('en')
  expect(ask('/?lng=fr', { cookie: 'i18next=es' })).toBe('es')
})
