import type { EmailSettings } from '#server/mail/templates/email-content.ts'
import type { AccountEmail, AccountEmailKind } from './account-email.ts'
import { writeAccountEmail } from './write-account-email.ts'

/** An email of a hosted Supabase project: a Go template with both languages, of which the account's own is sent. */
interface HostedTemplate {
  /** Its name in `supabase/config.toml`, such as `template.magic_link`. */
  place: string
  /** Its file in `supabase/templates`. */
  file: string
  subject: string
  html: string
}

/** Which emails a hosted project sends, by its own names for them. */
const hostedNames: readonly (readonly [AccountEmailKind, string])[] = [
  ['confirmation', 'template.confirmation'],
  ['recovery', 'template.recovery'],
  ['magic-link', 'template.magic_link'],
  ['email-change', 'template.email_change'],
  ['reauthentication', 'template.reauthentication'],
  ['password-changed', 'notification.password_changed'],
  ['email-changed', 'notification.email_changed'],
  ['app-added', 'notification.mfa_factor_enrolled'],
  ['app-removed', 'notification.mfa_factor_unenrolled'],
  ['google-linked', 'notification.identity_linked'],
  ['sign-in-removed', 'notification.identity_unlinked'],
]

/** What stands for the values while an email is written, and what the project puts there instead. */
const standIns = { link: 'https://link.invalid/', code: '0000000000', newEmail: 'address.invalid' } as const

/** What the page of a link is told it is for. */
const linkTypes: Partial<Record<AccountEmailKind, string>> = {
  confirmation: 'signup',
  recovery: 'recovery',
  'magic-link': 'magiclink',
  'email-change': 'email_change',
}

/** The link leads to our own page, whose button redeems it: mailboxes follow links by themselves. */
function inGo(kind: AccountEmailKind, text: string): string {
  const fields = `token_hash={{ .TokenHash }}&amp;type=${linkTypes[kind]}&amp;redirect_to={{ .RedirectTo }}`
  return text
    .replaceAll(standIns.link, `{{ .SiteURL }}/auth/confirm#${fields}`)
    .replaceAll(standIns.code, '{{ .Token }}')
    .replaceAll(standIns.newEmail, kind === 'email-changed' ? '{{ .Email }}' : '{{ .NewEmail }}')
}

const byLanguage = (en: string, es: string) => `{{ if eq .Data.language "es" }}${es}{{ else }}${en}{{ end }}`

/** The emails that a hosted project sends itself, in the words and the look of ours. */
export function hostedTemplates(settings: EmailSettings): HostedTemplate[] {
  return hostedNames.map(([kind, place]) => {
    const write = (language: AccountEmail['language']) =>
      writeAccountEmail({ kind, to: '', language, ...standIns }, settings)
    const [en, es] = [write('en'), write('es')]
    return {
      place,
      file: `${kind}.html`,
      subject: byLanguage(en.subject, es.subject),
      html: inGo(kind, byLanguage(en.html, es.html)),
    }
  })
}
