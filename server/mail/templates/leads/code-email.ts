import { hoursText } from '#domain/site/hours-words.ts'
import type { EmailContent, EmailSettings } from '#server/mail/templates/email-content.ts'
import { fill, oneLine } from '#server/mail/templates/fill.ts'
import type { EmailedLead } from './emailed-lead.ts'
import { leadWords } from './lead-words.ts'

/** The email with the digits that open the page on which a request stands. It names nobody but its sender. */
export function codeEmail({ language }: EmailedLead, digits: string, settings: EmailSettings): EmailContent {
  const words = leadWords[language].code
  const brand = oneLine(settings.brand)
  const { phone } = settings.agent
  const agent = oneLine(settings.agent.name)
  const say = (text: string) => fill(text, { brand, agent, phone, hours: hoursText(settings, language) })
  return {
    language,
    brand,
    phone,
    subject: say(words.subject),
    preview: say(words.preview),
    heading: say(words.heading),
    blocks: [
      { is: 'text', text: say(words.text) },
      { is: 'code', label: words.label, digits },
      { is: 'expires', text: words.expires },
    ],
    aside: { heading: words.notYouHeading, text: say(words.notYou) },
    questions: say(words.questions),
    footer: [say(words.sender)],
  }
}
