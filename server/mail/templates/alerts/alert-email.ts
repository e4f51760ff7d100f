import { z } from 'zod'
import { locales } from '#domain/format/format.ts'
import type { AlertKind } from '#domain/leads/desk/status.ts'
import type { Language } from '#domain/site/language.ts'
import type { Email } from '#server/mail/email.ts'
import en from '#server/mail/templates/alerts/words/en.json' with { type: 'json' }
import es from '#server/mail/templates/alerts/words/es.json' with { type: 'json' }
import type { EmailContent, EmailSettings } from '#server/mail/templates/email-content.ts'
import { emailHtml } from '#server/mail/templates/email-html.ts'
import { emailText } from '#server/mail/templates/email-text.ts'
import { fill, oneLine } from '#server/mail/templates/fill.ts'

const words = z.string().trim().min(1)
const told = z.strictObject({ subject: words, text: words })
const alert = z.strictObject({ began: told, over: told })

export const alertWordsSchema = z.strictObject({
  lead_mails: alert,
  disk: alert,
  backup: alert,
  certificate: alert,
  preview: words.max(90),
  since: words,
  open: words,
  linkBelow: words,
  once: words,
  sender: words,
})

export const alertWords: Readonly<Record<Language, z.infer<typeof alertWordsSchema>>> = {
  en: alertWordsSchema.parse(en),
  es: alertWordsSchema.parse(es),
}

/** Something that is wrong with the site, or was until now. */
export interface AlertNotice {
  kind: AlertKind
  beganAt: Date
  isOver: boolean
}

/** What the operator is mailed when something begins or is over; nothing in it is about a visitor. */
export function alertEmail(
  { kind, beganAt, isOver }: AlertNotice,
  to: string,
  settings: EmailSettings,
): Email {
  const { language, phone, hours } = settings.agent
  const all = alertWords[language]
  const { subject, text } = all[kind][isOver ? 'over' : 'began']
  const moment = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: hours.timeZone,
  })
  const brand = oneLine(settings.brand)
  const link = new URL('/agent?view=status', settings.siteUrl).href
  const email: EmailContent = {
    language,
    brand,
    phone,
    subject,
    preview: all.preview,
    heading: subject,
    blocks: [
      { is: 'text', text },
      { is: 'facts', facts: [{ label: all.since, value: moment.format(beganAt) }] },
      { is: 'action', label: all.open, link },
      { is: 'gap' },
      { is: 'link', text: all.linkBelow, link },
    ],
    footer: [all.once, fill(all.sender, { brand })],
  }
  return { kind: 'alert', to, language, subject, text: emailText(email), html: emailHtml(email) }
}
