import { z } from 'zod'
import { formatList, locales } from '#domain/format/format.ts'
import type { MorningContent } from '#domain/leads/desk/day/agent-day.ts'
import type { Language } from '#domain/site/language.ts'
import type { Email } from '#server/mail/email.ts'
import en from '#server/mail/templates/desk/words/en.json' with { type: 'json' }
import es from '#server/mail/templates/desk/words/es.json' with { type: 'json' }
import type { EmailContent, EmailSettings } from '#server/mail/templates/email-content.ts'
import { emailHtml } from '#server/mail/templates/email-html.ts'
import { emailText } from '#server/mail/templates/email-text.ts'
import { fill, oneLine } from '#server/mail/templates/fill.ts'
import { typedText } from '#server/mail/templates/leads/typed-text.ts'

const words = z.string().trim().min(1)
const counted = z.strictObject({ one: words, other: words })
const byPart = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ overdue: shape, due: shape, fresh: shape })

export const morningWordsSchema = z.strictObject({
  subject: words,
  preview: words.max(90),
  heading: words,
  parts: byPart(counted),
  text: words,
  idle: counted,
  when: byPart(words),
  unnamed: words,
  more: counted,
  open: words,
  linkBelow: words,
  off: words,
  sender: words,
})

const morningWords: Readonly<Record<Language, z.infer<typeof morningWordsSchema>>> = {
  en: morningWordsSchema.parse(en),
  es: morningWordsSchema.parse(es),
}

const parts = ['overdue', 'due', 'fresh'] as const

/**
 * What an agent reads in the morning: how many to turn to, and the first few by name. Undefined where there is nobody.
 * `id` is the row's, the same however often the email is sent.
 */
export function morningEmail(
  id: string,
  content: MorningContent,
  settings: EmailSettings,
): Email | undefined {
  const { language, phone, hours } = settings.agent
  const all = morningWords[language]
  const total = content.overdue + content.due + content.fresh
  if (total === 0) return undefined
  const count = (text: z.infer<typeof counted>, number: number) =>
    fill(new Intl.PluralRules(locales[language]).select(number) === 'one' ? text.one : text.other, {
      count: new Intl.NumberFormat(locales[language]).format(number),
    })
  const moment = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: hours.timeZone,
  })
  const brand = oneLine(settings.brand)
  const link = new URL('/agent', settings.siteUrl).href
  const summary = formatList(
    parts.flatMap((part) => (content[part] > 0 ? [count(all.parts[part], content[part])] : [])),
    language,
  )
  const more = total - content.people.length
  const email: EmailContent = {
    language,
    brand,
    phone,
    subject: fill(all.subject, { summary }),
    preview: all.preview,
    heading: all.heading,
    blocks: [
      { is: 'text', text: fill(all.text, { summary }) },
      {
        is: 'facts',
        facts: content.people.map(({ part, at, name }) => ({
          label: typedText(name ?? '') || all.unnamed,
          value: fill(all.when[part], { time: moment.format(new Date(at)) }),
        })),
      },
      ...(more > 0 ? [{ is: 'text' as const, text: count(all.more, more) }] : []),
      ...(content.idle > 0 ? [{ is: 'text' as const, text: count(all.idle, content.idle) }] : []),
      { is: 'action', label: all.open, link },
      { is: 'gap' },
      { is: 'link', text: all.linkBelow, link },
    ],
    footer: [all.off, fill(all.sender, { brand })],
  }
  return {
    kind: 'morning',
    id,
    to: content.email,
    language,
    subject: email.subject,
    text: emailText(email),
    html: emailHtml(email),
  }
}
