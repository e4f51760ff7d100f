import { formatList } from '#domain/format/format.ts'
import { consentKindOf } from '#domain/leads/consent.ts'
import { areCallsRefused } from '#domain/leads/reach.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { EmailBlock, EmailContent, EmailSettings } from '#server/mail/templates/email-content.ts'
import { fill, oneLine } from '#server/mail/templates/fill.ts'
import type { EmailedLead } from './emailed-lead.ts'
import { bestTimesText, localMomentText, zoneOf } from './lead-times.ts'
import { leadWords } from './lead-words.ts'
import { planRows } from './plan-rows.ts'
import { typedText } from './typed-text.ts'

/** How much of a name a list of emails has room for. */
const longestInSubject = 60

/** The agent's email: who wants what, how to reach them, and the way to the desk. Answers about health stay there. */
export function agentEmail(lead: EmailedLead, settings: EmailSettings): EmailContent {
  const { agent, siteUrl } = settings
  const { language } = agent
  const all = leadWords[language]
  const words = all.agent
  const brand = oneLine(settings.brand)
  const name = typedText(lead.person_name ?? '')
  const link = new URL(`/agent?lead=${encodeURIComponent(lead.id)}`, siteUrl).href
  const kind = all.kinds[lead.kind]
  const contact = oneLine(lead.phone ?? lead.email ?? '')
  const when = promiseText(lead.created_at, settings, language)
  return {
    language,
    brand,
    phone: agent.phone,
    subject: fill(words.subject, { kind, name: shortened(name) || words.unnamed }),
    preview: fill(words.preview, { contact }),
    heading: name ? fill(words.headings[lead.kind], { name }) : words.unnamedHeadings[lead.kind],
    blocks: [
      ...(areCallsRefused(lead.reach) ? [{ is: 'text' as const, text: words.noCalls }] : []),
      { is: 'text', text: fill(words.hints[lead.kind], { when }) },
      factsOf(lead, agent),
      { is: 'action', label: words.open, link },
      { is: 'gap' },
      ...plansOf(lead, language),
      { is: 'text', text: replyText(lead, name, language) },
      { is: 'link', text: words.linkBelow, link },
    ],
    footer: [fill(words.sender, { brand })],
  }
}

function factsOf(lead: EmailedLead, agent: Settings['agent']): EmailBlock {
  const { language } = agent
  const all = leadWords[language]
  const { facts, consent, languages, anyTime } = all.agent
  const isCall = lead.kind === 'call' || lead.kind === 'callback'
  const may = consent[consentKindOf(lead.consent_version)][lead.consent ? 'yes' : 'no']
  const version = oneLine(lead.consent_version ?? '–')
  return {
    is: 'facts',
    facts: [
      ...(lead.phone === null
        ? []
        : [{ label: facts.phone, value: oneLine(lead.phone), link: phoneLink(lead.phone, lead.reach) }]),
      ...(lead.email === null ? [] : [{ label: facts.email, value: lead.email, link: mailLink(lead.email) }]),
      ...(lead.reach.length > 0 ? [{ label: facts.reach, value: waysText(lead, language) }] : []),
      ...(isCall ? [{ label: facts.bestTimes, value: bestTimesText(lead, all, language) ?? anyTime }] : []),
      { label: facts.language, value: languages[lead.language] },
      { label: facts.consent, value: fill(may, { version }) },
      {
        label: facts.asked,
        value: localMomentText(lead.created_at, zoneOf(lead.time_zone, agent), language),
      },
    ],
  }
}

function plansOf(lead: EmailedLead, language: Language): EmailBlock[] {
  if (lead.plans.length === 0) return []
  const all = leadWords[language]
  const columns = { plan: all.plan.column, price: all.plan.priceColumn }
  return [
    { is: 'plans', heading: all.agent.plansHeading, columns, rows: planRows(lead.plans, all, language) },
  ]
}

function replyText(lead: EmailedLead, name: string, language: Language): string {
  const words = leadWords[language].agent
  if (lead.email === null) return areCallsRefused(lead.reach) ? words.noReplyText : words.noReply
  return name ? fill(words.reply, { name }) : words.replyUnnamed
}

function waysText({ reach }: EmailedLead, language: Language): string {
  return formatList(
    reach.map((way) => leadWords[language].ways[way]),
    language,
  )
}

/** A tap on the number never calls somebody who asked for no calls. */
function phoneLink(phone: string, reach: EmailedLead['reach']): string {
  const dial = phoneHref(phone)
  return areCallsRefused(reach) ? dial.replace(/^tel:/, 'sms:') : dial
}

function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

function shortened(name: string): string {
  const letters = [...name]
  return letters.length > longestInSubject ? `${letters.slice(0, longestInSubject - 1).join('')}…` : name
}
