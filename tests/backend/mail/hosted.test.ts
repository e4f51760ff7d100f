import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hostedTemplates } from '#server/mail/templates/accounts/hosted-templates.ts'
import { settings } from '../../fixtures/settings/settings.ts'

const { brand, agent } = settings
const templates = hostedTemplates({
  brand: brand.name,
  agent,
  siteUrl: 'http://127.0.0.1:3000',
})
const config = readFileSync('supabase/config.toml', 'utf8')

test.each(templates)(
  '[LEADS-08] A hosted project has its mail $place in both languages',
  ({ place, file, subject, html }) => {
    for (const part of [
      `[auth.email.${place}]`,
      `subject = '${subject}'`,
      `"./supabase/templates/${file}"`,
    ]) {
      expect(config).toContain(part)
    }
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
