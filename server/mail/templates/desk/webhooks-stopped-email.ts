import { z } from 'zod'
import type { Language } from '#domain/site/language.ts'
import type { Email } from '#server/mail/email.ts'
import en from '#server/mail/templates/desk/words/webhooks-stopped.en.json' with { type: 'json' }
import es from '#server/mail/templates/desk/words/webhooks-stopped.es.json' with { type: 'json' }
import type { EmailContent, EmailSettings } from '#server/mail/templates/email-content.ts'
import { emailHtml } from '#server/mail/templates/email-html.ts'
import { emailText } from '#server/mail/templates/email-text.ts'
import { fill, oneLine } from '#server/mail/templates/fill.ts'

const words = z.string().trim().min(1)

export const stoppedWordsSchema = z.strictObject({
  subject: words,
  preview: words.max(90),
  heading: words,
  what: words,
  kept: words,
  how: words,
  open: words,
  linkBelow: words,
  sender: words,
})

const stoppedWords: Readonly<Record<Language, z.infer<typeof stoppedWordsSchema>>> = {
  en: stoppedWordsSchema.parse(en),
  es: stoppedWordsSchema.parse(es),
}

/** What the agent reads when the program that webhooks go to wants no more. `id` is the same however often it is sent. */
export function webhooksStoppedEmail(id: string, settings: EmailSettings): Email {
  const { language, phone, leadsEmail, supportEmail } = settings.agent
  const all = stoppedWords[language]
  const brand = oneLine(settings.brand)
  const link = new URL('/agent?view=settings', settings.siteUrl).href
  const email: EmailContent = {
    language,
    brand,
    phone,
    subject: all.subject,
    preview: all.preview,
    heading: all.heading,
    blocks: [
      { is: 'text', text: all.what },
      { is: 'text', text: all.kept },
      { is: 'text', text: all.how },
      { is: 'action', label: all.open, link },
      { is: 'gap' },
      { is: 'link', text: all.linkBelow, link },
    ],
    footer: [fill(all.sender, { brand })],
  }
  return {
    kind: 'webhooks-stopped',
    id,
    to: leadsEmail ?? supportEmail,
    language,
    subject: email.subject,
    text: emailText(email),
    html: emailHtml(email),
  }
}
