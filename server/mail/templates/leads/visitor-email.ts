import { formatList } from '#domain/format/format.ts'
import { type ConsentKind, consentKindOf } from '#domain/leads/consent.ts'
import { isMailAskedFor } from '#domain/leads/contact-choices.ts'
import { areCallsRefused } from '#domain/leads/reach.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { stateNames } from '#domain/people/states/states.ts'
import { hoursText, promiseText } from '#domain/site/hours-words.ts'
import type { Language } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { EmailBlock, EmailContent, EmailSettings } from '#server/mail/templates/email-content.ts'
import { fill, oneLine } from '#server/mail/templates/fill.ts'
import type { EmailedLead } from './emailed-lead.ts'
import { bestTimesText, localDayText, zoneOf } from './lead-times.ts'
import { type LeadWords, leadWords } from './lead-words.ts'
import { planRows } from './plan-rows.ts'
import { typedText } from './typed-text.ts'

/** The visitor's email, in the visitor's language: what reached us, what happens next, what the prices are, who writes. */
export function visitorEmail(lead: EmailedLead, settings: EmailSettings, statusToken?: string): EmailContent {
  const { language } = lead
  const { agent } = settings
  const all = leadWords[language]
  const words = all.visitor
  const own = words.kinds[lead.kind]
  const { next } = lead.is_out_of_state ? words.outOfState : own
  const brand = oneLine(settings.brand)
  const name = typedText(lead.person_name ?? '')
  const day = localDayText(lead.created_at, zoneOf(lead.time_zone, agent), language)
  const values = {
    brand,
    name,
    agent: oneLine(agent.name),
    phone: agent.phone,
    visitorPhone: oneLine(lead.phone ?? ''),
    date: day,
    hours: hoursText(settings, language),
    when: promiseText(lead.created_at, settings, language),
    ways: formatList(
      lead.reach.map((way) => all.ways[way]),
      language,
    ),
  }
  const say = (text: string) => fill(text, values)
  const times = bestTimesText(lead, all, language)
  const texts = [
    `${say(name ? words.thanks : words.thanksUnnamed)} ${own.paragraphs.map(say).join(' ')}`,
    ...(times === undefined ? [] : [fill(words.calledAt, { times })]),
    ...reachTexts(lead, all, say),
    ...(lead.is_out_of_state ? [say(words.outOfState.text)] : []),
  ]
  const part = (heading: string, text: string) => ({ is: 'part' as const, heading, text })
  return {
    language,
    brand,
    phone: agent.phone,
    subject: say(own.subject),
    preview: say(own.preview),
    heading: say(own.heading),
    blocks: [
      ...texts.map((text): EmailBlock => ({ is: 'text', text })),
      ...planBlocks(lead, all, say),
      { is: 'steps', heading: words.nextHeading, items: next.map(say) },
      { is: 'action', label: say(words.call), link: phoneHref(agent.phone) },
      { is: 'gap' },
      ...statusBlocks(lead, settings, statusToken),
      {
        ...part(words.consentHeading, permissionTexts(lead, all, say).join(' ')),
        way: { label: words.choices, link: choicesLink(lead, settings) },
      },
      part(words.notYouHeading, say(words.notYou)),
    ],
    footer: [say(words.questions), licenceLines({ brand, agent }, language), say(words.sender)],
  }
}

/** How the visitor will be reached, as they chose it; a quote by email needs no more contact. */
function reachTexts(
  { kind, reach }: EmailedLead,
  { visitor }: LeadWords,
  say: (text: string) => string,
): string[] {
  if (reach.length === 0 || kind === 'quote_email') return []
  const texts = [visitor.reached, ...(areCallsRefused(reach) ? [visitor.noCalls] : [])]
  return [texts.map(say).join(' ')]
}

function planBlocks(lead: EmailedLead, words: LeadWords, say: (text: string) => string): EmailBlock[] {
  if (lead.plans.length === 0) return []
  const { visitor, plan } = words
  const hasSamples = lead.plans.some(({ isSample }) => isSample)
  const columns = { plan: plan.column, price: plan.priceColumn }
  const rows = planRows(lead.plans, words, lead.language)
  return [
    { is: 'plans', heading: visitor.kinds[lead.kind].plansHeading, columns, rows },
    {
      is: 'note',
      heading: visitor.pricesHeading,
      texts: [visitor.disclosure, ...(hasSamples ? [say(visitor.sample)] : [])],
    },
  ]
}

/** What was allowed besides this request; of an email that goes out although emails are refused, why. */
function permissionTexts(lead: EmailedLead, { visitor }: LeadWords, say: (text: string) => string): string[] {
  return [
    ...(lead.refused.includes('email') && isMailAskedFor(lead.kind) ? [visitor.askedFor] : []),
    visitor.consent[permissionOf(lead)],
  ].map(say)
}

/** The page on which the request stands. Its token stands behind the `#` too. */
function statusBlocks(
  { language }: EmailedLead,
  { siteUrl }: EmailSettings,
  statusToken: string | undefined,
): EmailBlock[] {
  if (statusToken === undefined) return []
  const { heading, text, link } = leadWords[language].visitor.status
  const page = new URL(paths.requestStatus, siteUrl)
  page.searchParams.set('lng', language)
  page.hash = `link=${statusToken}`
  return [{ is: 'part', heading, text, way: { label: link, link: page.href } }]
}

/** The page on which ways are refused. The code stands behind the `#`, so that no server's log ever has it. */
function choicesLink({ contact_code, language }: EmailedLead, { siteUrl }: EmailSettings): string {
  const page = new URL(paths.contactChoices, siteUrl)
  page.searchParams.set('lng', language)
  page.hash = `code=${contact_code}`
  return page.href
}

/** What the visitor allowed besides this request. */
function permissionOf({ consent, consent_version }: EmailedLead): ConsentKind | 'none' {
  if (!consent) return 'none'
  return consentKindOf(consent_version)
}

/**
 * Who writes, by which licenses: name, the word "insurance", numbers, domicile. California asks it of e-mails about
 * licensed activity (Insurance Code 1725.5 and 1726).
 */
function licenceLines(
  { brand, agent }: { brand: string; agent: Settings['agent'] },
  language: Language,
): string {
  const { licence } = leadWords[language]
  const { licensedStates: states, stateLicenses, domicile, name } = agent
  return [
    fill(licence.agent, { agent: name }),
    isLicensedEverywhere(states)
      ? licence.everywhere
      : fill(licence.states, { states: licensedStateList(states, language) }),
    fill(licence.producerNumber, { number: agent.nationalProducerNumber }),
    ...stateLicenses.map(({ state, number }) =>
      fill(licence.state, { state: stateNames[state], agent: name, number }),
    ),
    ...(domicile === null ? [] : [fill(licence.domicile, { place: domicile })]),
    fill(licence.independent, { brand }),
  ].join(' ')
}
