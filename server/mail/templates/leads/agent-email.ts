import { formatList } from '#domain/format/format.ts'
import { type ConsentKind, consentKindOf } from '#domain/leads/consent.ts'
import { isMailAskedFor, waysLeft } from '#domain/leads/contact-choices.ts'
import { type ReachWay, reachWays } from '#domain/leads/reach.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
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
  const first = toKnowFirst(lead, language)
  return {
    language,
    brand,
    phone: agent.phone,
    subject: fill(words.subject, { kind, name: shortened(name) || words.unnamed }),
    preview:
      first.length > 0 ? first.map(({ preview }) => preview).join(' ') : fill(words.preview, { contact }),
    heading: name ? fill(words.headings[lead.kind], { name }) : words.unnamedHeadings[lead.kind],
    blocks: [
      ...first.map(({ text }): EmailBlock => ({ is: 'text', text })),
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

/** What the agent has to know before anything else, in the text and as a list of emails shows it. */
function toKnowFirst(lead: EmailedLead, language: Language): { preview: string; text: string }[] {
  const { preview, text } = leadWords[language].agent.outOfState
  const state = outsideState(lead)
  const refusal = refusedText(lead, language)
  return [
    ...(state === undefined ? [] : [{ preview: fill(preview, { state }), text: fill(text, { state }) }]),
    ...(refusal === undefined ? [] : [{ preview: refusal, text: refusal }]),
  ]
}

/** Where somebody lives for whom the agent has no license; undefined for all others. */
function outsideState({ is_out_of_state, resident_state }: EmailedLead): string | undefined {
  if (!is_out_of_state || resident_state === null) return undefined
  return isStateCode(resident_state) ? stateNames[resident_state] : oneLine(resident_state)
}

function factsOf(lead: EmailedLead, agent: Settings['agent']): EmailBlock {
  const { language } = agent
  const all = leadWords[language]
  const { facts, languages, anyTime } = all.agent
  const isCall = lead.kind === 'call' || lead.kind === 'callback'
  return {
    is: 'facts',
    facts: [
      ...(lead.phone === null
        ? []
        : [{ label: facts.phone, value: oneLine(lead.phone), ...phoneLink(lead.phone, lead) }]),
      ...(lead.email === null
        ? []
        : [{ label: facts.email, value: lead.email, ...mailLink(lead.email, lead) }]),
      ...(lead.reach.length > 0 ? [{ label: facts.reach, value: waysText(lead.reach, language) }] : []),
      ...(isCall ? [{ label: facts.bestTimes, value: bestTimesText(lead, all, language) ?? anyTime }] : []),
      { label: facts.language, value: languages[lead.language] },
      { label: facts.consent, value: consentText(lead, language) },
      {
        label: facts.asked,
        value: localMomentText(lead.created_at, zoneOf(lead.time_zone, agent), language),
      },
    ],
  }
}

/** What each sentence of consent is about. */
const waysOfConsent: Readonly<Record<ConsentKind, readonly ReachWay[]>> = {
  calls: ['call', 'text'],
  texts: ['text'],
  emails: ['email'],
}

/** What this form agreed to; an agreement to what is refused does not stand by itself. */
function consentText({ consent, consent_version, refused }: EmailedLead, language: Language): string {
  const words = leadWords[language].agent
  const kind = consentKindOf(consent_version)
  const isRefused = waysOfConsent[kind].some((way) => refused.includes(way))
  const may = consent && isRefused ? words.consentRefused : words.consent[kind][consent ? 'yes' : 'no']
  return fill(may, { version: oneLine(consent_version ?? '–') })
}

function plansOf(lead: EmailedLead, language: Language): EmailBlock[] {
  if (lead.plans.length === 0) return []
  const all = leadWords[language]
  const columns = { plan: all.plan.column, price: all.plan.priceColumn }
  return [
    { is: 'plans', heading: all.agent.plansHeading, columns, rows: planRows(lead.plans, all, language) },
  ]
}

/** What is refused: at any time, and by what this request leaves out, also where no contact for that was left. */
function refusedIn({ reach, refused }: EmailedLead): ReachWay[] {
  return reachWays.filter((way) => refused.includes(way) || (reach.length > 0 && !reach.includes(way)))
}

/** What somebody refused, and what they ask for all the same; undefined where they refused nothing. */
function refusedText(lead: EmailedLead, language: Language): string | undefined {
  const all = leadWords[language]
  const refused = refusedIn(lead)
  if (refused.length === 0) return undefined
  const listed = refused.map((way) => all.agent.refusals[way])
  const chosen = chosenYetRefused(lead)
  return [
    fill(all.agent.refused, { ways: formatList(listed, language) }),
    ...(chosen.length > 0 ? [fill(all.agent.refusedYet, { ways: waysText(chosen, language) })] : []),
  ].join(' ')
}

/** What this request asks for although it was refused before, and not by this request's own choice of ways. */
function chosenYetRefused({ kind, reach, refused }: EmailedLead): ReachWay[] {
  const asksForCall = kind === 'call' || kind === 'callback'
  return reachWays.filter(
    (way) =>
      refused.includes(way) &&
      (reach.includes(way) || (way === 'call' && asksForCall)) &&
      !(way === 'email' && isMailAskedFor(kind)),
  )
}

function replyText(lead: EmailedLead, name: string, language: Language): string {
  const words = leadWords[language].agent
  const { email, phone } = lead
  const left = waysLeft(refusedIn(lead))
  if (email !== null && left.includes('email')) return name ? fill(words.reply, { name }) : words.replyUnnamed
  if (phone !== null && left.includes('call')) return words.noReply
  return phone !== null && left.includes('text') ? words.noReplyText : words.noReplyAtAll
}

function waysText(ways: readonly ReachWay[], language: Language): string {
  return formatList(
    ways.map((way) => leadWords[language].ways[way]),
    language,
  )
}

/** A tap on the number never does what was refused: who wants no calls gets a text message, or nothing to tap. */
function phoneLink(phone: string, lead: EmailedLead): { link?: string } {
  const left = waysLeft(refusedIn(lead))
  const dial = phoneHref(phone)
  if (left.includes('call')) return { link: dial }
  return left.includes('text') ? { link: dial.replace(/^tel:/, 'sms:') } : {}
}

function mailLink(email: string, lead: EmailedLead): { link?: string } {
  if (refusedIn(lead).includes('email')) return {}
  return { link: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }
}

function shortened(name: string): string {
  const letters = [...name]
  return letters.length > longestInSubject ? `${letters.slice(0, longestInSubject - 1).join('')}…` : name
}
