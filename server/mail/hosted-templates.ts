import type { Letter, LetterKind } from './letter.ts'
import { type LetterSettings, writeLetter } from './write-letter.ts'

/** A mail of a hosted Supabase project: a Go template with both languages, of which the account's own is sent. */
export interface HostedTemplate {
  /** Its name in `supabase/config.toml`, such as `template.magic_link`. */
  place: string
  /** Its file in `supabase/templates`. */
  file: string
  subject: string
  html: string
}

/** Which mails a hosted project sends, by its own names for them. */
const hostedNames: readonly (readonly [LetterKind, string])[] = [
  ['confirmation', 'template.confirmation'],
  ['recovery', 'template.recovery'],
  ['magic-link', 'template.magic_link'],
  ['email-change', 'template.email_change'],
  ['reauthentication', 'template.reauthentication'],
  ['password-changed', 'notification.password_changed'],
  ['app-added', 'notification.mfa_factor_enrolled'],
  ['app-removed', 'notification.mfa_factor_unenrolled'],
  ['google-linked', 'notification.identity_linked'],
  ['sign-in-removed', 'notification.identity_unlinked'],
]

/** What stands for the values while a letter is written, and what the project puts there instead. */
const standIns = { link: 'https://link.invalid/', code: '0000000000' } as const

function inGo(text: string): string {
  return text.replaceAll(standIns.link, '{{ .ConfirmationURL }}').replaceAll(standIns.code, '{{ .Token }}')
}

const byLanguage = (en: string, es: string) => `{{ if eq .Data.language "es" }}${es}{{ else }}${en}{{ end }}`

/** The mails that a hosted project sends itself, in the words and the look of ours. */
export function hostedTemplates(settings: LetterSettings): HostedTemplate[] {
  return hostedNames.map(([kind, place]) => {
    const write = (language: Letter['language']) =>
      writeLetter({ kind, to: '', language, ...standIns }, settings)
    const [en, es] = [write('en'), write('es')]
    return {
      place,
      file: `${kind}.html`,
      subject: byLanguage(en.subject, es.subject),
      html: inGo(byLanguage(en.html, es.html)),
    }
  })
}
