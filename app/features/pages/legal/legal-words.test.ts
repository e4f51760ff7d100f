import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { splashShownKey } from '#app/features/site-frame/splash-timeline.ts'
import { signInBegunCookie } from '#app/state/auth/sign-in-begun.ts'
import { facts } from '#content/facts.ts'
import { languageCookie, languageStorageKey, languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { storageKeys, tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { messagesFile } from '../../../../tests/fixtures/locale-words.ts'
import { settings } from '../../../../tests/fixtures/settings/settings.ts'
import { keptKeys } from './legal-page.tsx'
import { conditionsOf } from './legal-sections.tsx'
import type { LegalSection } from './legal-text.ts'

interface Words {
  title: string
  lead: string
  sections: LegalSection[]
  kept?: Record<string, string>
}

const pages = ['page-privacy-policy', 'page-terms', 'page-cookie-policy', 'page-disclaimers'] as const

function read(language: string, page: (typeof pages)[number]): Words {
  return JSON.parse(readFileSync(messagesFile(language, page), 'utf8'))
}

const all = languages.flatMap((language) =>
  pages.map((page) => ({ language, page, words: read(language, page) })),
)
const idsOf = ({ sections }: Words) => sections.map(({ id }) => id)
const textOf = (words: Words, id: string) =>
  JSON.stringify(words.sections.find((section) => section.id === id))

test.each([
  [
    'page-privacy-policy',
    'introduction collected kept account use shared security cookies retention rights states children changes',
  ],
  ['page-terms', 'who service estimates applying calls conduct advice liability law changes'],
  ['page-cookie-policy', 'cookies list others clear age changes'],
] as const)('[LEGAL-01] [LEGAL-02] [LEGAL-03] %s has all the parts that it has to', (page, parts) => {
  for (const language of languages) {
    const there = idsOf(read(language, page))
    expect(parts.split(' ').filter((part) => !there.includes(part))).toEqual([])
  }
})

test.each(languages)('[D12] the Privacy Policy says how long everything is kept (%s)', (language) => {
  const words = read(language, 'page-privacy-policy')
  for (const name of ['leadsKept', 'unconfirmedKept', 'auditKept', 'sessionIdleDays', 'sessionDays'])
    expect(textOf(words, 'retention')).toContain(`{{${name}}}`)
})

test('the Privacy Policy says how long the link and the code of a request’s page work', () => {
  const table = readFileSync('supabase/migrations/20261128000035_request_status.sql', 'utf8')
  expect(table).toContain(`default now() + interval '${facts.statusLinkDays.value} days'`)
  expect(table).toContain(`expires_at = now() + interval '${facts.statusCodeMinutes.value} minutes'`)
  for (const language of languages)
    for (const name of ['statusLinkDays', 'statusCodeMinutes'])
      expect(JSON.stringify(read(language, 'page-privacy-policy'))).toContain(`{{${name}}}`)
})

test.each(languages)(
  '[LEGAL-03] the Cookie Policy names all that the site keeps on a device (%s)',
  (language) => {
    const words = read(language, 'page-cookie-policy')
    const names = keptKeys.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        languageCookie,
        signInBegunCookie,
        languageStorageKey,
        splashShownKey,
        ...Object.values(storageKeys),
        ...Object.values(tabStorageKeys),
      ]),
    )
    expect(Object.keys(words.kept ?? {}).sort()).toEqual([...names].sort())
  },
)

test.each([
  ['en', 'page-privacy-policy', 'states', ['CCPA']],
  ['en', 'page-privacy-policy', 'children', ['do not serve children under']],
  ['es', 'page-privacy-policy', 'children', ['No atendemos a menores de']],
  ['en', 'page-disclaimers', 'quotes', ['Quotes are not binding', 'underwriting and carrier approval']],
  ['es', 'page-disclaimers', 'quotes', ['no son vinculantes', 'evaluación de riesgo y aprobación']],
  ['en', 'page-disclaimers', 'coverage', ['Coverage is not guaranteed', 'as applied', 'modified', 'decline']],
  ['es', 'page-disclaimers', 'coverage', ['no está garantizada', 'tal como', 'con cambios', 'rechazarla']],
] as const)('[LEGAL-01] [LEGAL-04] in %s %s says under “%s” what it has to', (language, page, part, said) => {
  const text = textOf(read(language, page), part) ?? ''
  expect(said.filter((words) => !text.includes(words))).toEqual([])
})

test.each(all)(
  '[LEGAL-08] $page says that the services are for people of 18 or older ($language)',
  ({ language, words }) => {
    expect(facts.minimumAge.value).toBe(18)
    const said = {
      en: 'for people aged {{minimumAge}} or older',
      es: 'para personas de {{minimumAge}} años o más',
    }
    expect(JSON.stringify(words)).toContain(said[language])
  },
)

test.each(pages)('the parts of %s have the same anchors and conditions in both languages', (page) => {
  const shapeOf = ({ sections }: Words) =>
    sections.map(({ id, paragraphs, list, after, when, link }) => ({
      id,
      counts: [paragraphs, list, after].map((texts) => texts?.length),
      when: when?.map((words) => words.if),
      link: [link?.page, link?.if],
    }))
  expect(shapeOf(read('es', page))).toEqual(shapeOf(read('en', page)))
})

test('what a page says only sometimes depends on a condition that is known, and leads to a page that is there', () => {
  const { links, videos } = settings
  const known = Object.keys(conditionsOf({ links, videos, prices: 'modeled', assistant: 'site-texts' }))
  for (const { words } of all) {
    for (const { when = [], link } of words.sections) {
      for (const condition of when) expect(known).toContain(condition.if)
      if (link) expect(Object.keys(paths)).toContain(link.page)
      if (link?.if) expect(known).toContain(link.if)
    }
  }
})

test('another company is named where a setting brings it in, and nowhere else', () => {
  const { links, videos } = settings
  const holdsOf = (conditions: Record<string, boolean>) =>
    Object.keys(conditions).filter((name) => conditions[name])
  const none = conditionsOf({ links, videos, prices: 'modeled', assistant: 'site-texts' })
  expect(holdsOf(none)).toEqual(['model', 'assistantOwn'])
  const [schedulingUrl, phoneDialerScriptUrl] = ['https://calendar.example', 'https://calls.example']
  const many = conditionsOf({
    links: { ...links, schedulingUrl, phoneDialerScriptUrl },
    videos: { ...videos, term: 'abc' },
    prices: 'from-service',
    assistant: 'model',
  })
  expect(holdsOf(many).sort()).toEqual(['assistantModel', 'dialer', 'quoteService', 'scheduling', 'video'])
  for (const { page, words } of all) {
    const always = words.sections.map(({ when: _, ...section }) => section)
    expect(JSON.stringify(always), page).not.toMatch(/White Swan|YouTube/)
  }
})
