import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { accountEmailKinds } from '#server/mail/templates/accounts/account-email.ts'
import { accountWords, accountWordsSchema } from '#server/mail/templates/accounts/account-words.ts'
import { hostedTemplates } from '#server/mail/templates/accounts/hosted-templates.ts'
import { alertWords, alertWordsSchema } from '#server/mail/templates/alerts/alert-email.ts'
import { morningWordsSchema } from '#server/mail/templates/desk/morning-email.ts'
import { stoppedWordsSchema } from '#server/mail/templates/desk/webhooks-stopped-email.ts'
import { leadWords, leadWordsSchema } from '#server/mail/templates/leads/lead-words.ts'
import { messagesFile } from '../../fixtures/locale-words.ts'
import { settings } from '../../fixtures/settings/settings.ts'

const languages = ['en', 'es'] as const

/** Every text with its place, such as `letters.recovery.subject`. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, place ? `${place}.${key}` : key))
}

/** The words of the desk's emails. */
const deskWords = (name: string, schema: z.ZodType) =>
  schema.parse(JSON.parse(readFileSync(`server/mail/templates/desk/words/${name}.json`, 'utf8')))

/** The words of all mails: those about accounts, about leads, about the site itself, and the desk's. */
const allTexts = (language: (typeof languages)[number]) => [
  ...textsOf(accountWords[language], 'accounts'),
  ...textsOf(leadWords[language], 'leads'),
  ...textsOf(alertWords[language], 'alerts'),
  ...textsOf(deskWords(language, morningWordsSchema), 'morning'),
  ...textsOf(deskWords(`webhooks-stopped.${language}`, stoppedWordsSchema), 'stopped'),
]

const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test.each(languages)('[LEADS-08] The words of every mail are complete in %s', (language) => {
  for (const [folder, schema] of [
    ['accounts', accountWordsSchema],
    ['leads', leadWordsSchema],
    ['alerts', alertWordsSchema],
  ] as const) {
    const file: unknown = JSON.parse(
      readFileSync(`server/mail/templates/${folder}/words/${language}.json`, 'utf8'),
    )
    expect(schema.safeParse(file).error).toBeUndefined()
  }
  expect(Object.keys(accountWords[language].emails).sort()).toEqual([...accountEmailKinds].sort())
})

test('[LEADS-08] Both languages say the same things: same places, same values, no text left in English', () => {
  const english = allTexts('en')
  const spanish = new Map(allTexts('es'))
  expect([...spanish.keys()].sort()).toEqual(english.map(([place]) => place).sort())
  for (const [place, text] of english) {
    expect(namesIn(spanish.get(place) ?? ''), place).toEqual(namesIn(text))
    expect(spanish.get(place), place).not.toBe(text)
  }
})

test.each(languages)('What a mail in %s tells to choose on a page stands there', (language) => {
  const page = readFileSync(messagesFile(language, 'auth'), 'utf8')
  const named = textsOf(accountWords[language]).flatMap(([, text]) =>
    [...text.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label),
  )
  expect(named.length).toBeGreaterThan(0)
  for (const label of named) expect(page).toContain(`"${label}"`)
})

const { brand, agent } = settings
const templates = hostedTemplates({ brand: brand.name, agent, siteUrl: 'http://127.0.0.1:3000' })
const config = readFileSync('supabase/config.toml', 'utf8')

test.each(templates)(
  '[LEADS-08] A hosted project has its mail $place in both languages',
  ({ place, file, subject, html }) => {
    for (const part of [`[auth.email.${place}]`, `subject = '${subject}'`, `"./supabase/templates/${file}"`])
      expect(config).toContain(part)
    const stored = readFileSync(`supabase/templates/${file}`, 'utf8')
    expect(stored === html, 'run npm run mail-templates').toBe(true)
    expect(html).toMatch(/<html lang="es">[\s\S]*\{\{ else \}\}[\s\S]*<html lang="en">/)
    // Nothing but what the project fills in, and no stand-in left.
    const actions = new Set(html.match(/\{\{[^}]*\}\}/g))
    const known = [
      '{{ if eq .Data.language "es" }}',
      '{{ else }}',
      '{{ end }}',
      '{{ .SiteURL }}',
      '{{ .TokenHash }}',
      '{{ .RedirectTo }}',
      '{{ .Token }}',
      '{{ .Email }}',
      '{{ .NewEmail }}',
    ]
    expect([...actions].filter((action) => !known.includes(action))).toEqual([])
    expect(html.includes('/auth/confirm#token_hash={{ .TokenHash }}&amp;type=')).toBe(
      place.startsWith('template.') && place !== 'template.reauthentication',
    )
    expect(html).not.toMatch(/\.invalid|0000000000|undefined/)
  },
)
