import { expect, test } from 'vitest'
import { consentVersions } from '#domain/leads/consent.ts'
import { leadKinds } from '#domain/leads/lead.ts'
import { healthAnswer, leadPlan, mailedLead } from '../../../../tests/fixtures/leads/leads.ts'
import { settings } from '../../../../tests/fixtures/settings/settings.ts'
import type { EmailedLead, LeadEmail } from './emailed-lead.ts'
import { writeLeadEmail } from './write-lead-email.ts'

// That each text stands in both languages, with the same values, is shown for all mails in tests/backend/mail/words.test.ts.
const everyMail = leadKinds.flatMap((kind) =>
  (['en', 'es'] as const).map((language) => [kind, language] as const),
)
const recipients = ['agent', 'visitor'] as const

const statusToken = 'AbCdEfGhIjKlMnOpQr-_12'
const sender = {
  brand: 'Plainwell Life',
  agent: settings.agent,
  siteUrl: 'https://www.plainwell.example',
  backendUrl: 'https://project.example',
}

function mailOf(
  recipient: LeadEmail['recipient'],
  lead: EmailedLead,
  agent: Partial<typeof settings.agent> = {},
) {
  return writeLeadEmail(
    lead,
    { id: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11', recipient, address: lead.email, statusToken },
    { ...sender, agent: { ...settings.agent, ...agent } },
  )
}

/** The words of an HTML mail as a reader sees them, one space between them. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>[\s\S]*?<\/head>|<div style="display:none[\s\S]*?<\/div>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replaceAll('&amp;', '&')
const bodiesOf = ({ text, html }: { text: string; html: string }) => [
  text.replaceAll(/\s+/g, ' '),
  wordsOf(html),
]
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
const linksTo = (scheme: RegExp, { html }: { html: string }) =>
  linksIn(html).filter((href) => scheme.test(href))

const said = {
  en: {
    disclosure:
      'Prices are not 100% accurate. They are estimates only, and are subject to eligibility, underwriting and carrier approval.',
    plan: /EasyTrak Digital Term (\* )?SBLI Term life insurance \$750,000 for 20 years For María Álvarez \$1,028\.30 a month \(?Estimate/,
    within: 'within 24 hours',
    day: 'November 20, 2026',
    permission:
      'may call or text you about life insurance. You can withdraw this at any time: use the link below, reply to this email, or call',
    licence:
      'Alex Sample, life insurance agent. Licensed in all 50 states. National Producer Number 00000000.',
    choices: 'Choose how we may reach you',
    english: 'English',
    zone: 'Pacific Time',
    times: /morning .*or in the afternoon/,
    allowed: { yes: /May contact:? Yes, (calls and|only)/, no: /May contact:? No, (calls and|only)/ },
  },
  es: {
    disclosure:
      'Los precios no son 100% exactos. Son solo estimaciones y están sujetos a elegibilidad, evaluación de riesgo y aprobación de la aseguradora.',
    plan: /EasyTrak Digital Term (\* )?SBLI Seguro de vida a término \$750,000 durante 20 años Para María Álvarez \$1,028\.30 al mes \(?Estimación/,
    within: 'en un plazo de 24 horas',
    day: '20 de noviembre de 2026',
    permission:
      'Puede retirar este permiso en cualquier momento: use el enlace de abajo, responda a este correo o',
    licence: 'Con licencia en los 50 estados. Número Nacional de Productor 00000000.',
    choices: 'Elija cómo podemos comunicarnos con usted',
    english: 'Inglés',
    zone: 'hora del Pacífico',
    times: /mañana .*o por la tarde/,
    allowed: { yes: /Permiso:? Sí, /, no: /Permiso:? No, / },
  },
}

test.each(everyMail)(
  '[LEADS-05] [O2] the visitor’s mail about %s in %s: the plans with their prices, what they mean, who writes, how to answer and withdraw',
  (kind, language) => {
    const lead = mailedLead({ kind, language, best_times: ['morning'] })
    const mail = mailOf('visitor', lead)
    const words = said[language]
    for (const body of bodiesOf(mail)) {
      expect(body).toMatch(words.plan)
      for (const part of [words.disclosure, words.permission, words.licence, words.day, words.choices])
        expect(body).toContain(part)
      if (kind !== 'quote_email') expect(body).toContain(words.within)
      if (kind === 'call' || kind === 'callback') expect(body).toContain('(305) 867-5309')
      expect(body).not.toMatch(/\{\{|\}\}|undefined|null|[!¡]/)
      expect(body).not.toContain(healthAnswer)
    }
    expect(mail.html).toContain(`<html lang="${language}">`)
    // Codes stand behind the `#`, where no server's log has them, and for mail programs in one POST.
    const choices = `https://www.plainwell.example/contact-choices?lng=${language}#code=${lead.contact_code}`
    const status = `https://www.plainwell.example/request?lng=${language}#link=${statusToken}`
    expect(new Set(linksIn(mail.html))).toEqual(new Set(['tel:+18005550142', status, choices]))
    expect(mail.text.split('\n')).toEqual(expect.arrayContaining([status, choices]))
    expect(mail.unsubscribe).toBe(
      `https://project.example/functions/v1/contact-choices?code=${lead.contact_code}`,
    )
    expect([mail.subject === '', mail.replyTo]).toEqual([false, undefined])
  },
)

test.each(everyMail)(
  '[LEADS-06] the agent’s mail about %s in %s: who, how to reach them, when, what they allowed, and the way to the desk',
  (kind, language) => {
    const lead = mailedLead({
      kind,
      best_times: ['morning', 'afternoon'],
      time_zone: 'America/Los_Angeles',
      consent: kind === 'call',
    })
    const mail = mailOf('agent', lead, { language, leadsEmail: 'leads@plainwell.example' })
    expect([mail.to, mail.replyTo, mail.language]).toEqual(['leads@plainwell.example', lead.email, language])
    expect(mail.subject).toMatch(language === 'en' ? /^\S.*: María Álvarez$/ : /^\S.*, María Álvarez$/)
    const words = said[language]
    for (const body of bodiesOf(mail)) {
      expect(body).toMatch(words.plan)
      for (const part of ['María Álvarez', '(305) 867-5309', lead.email ?? '', consentVersions.calls])
        expect(body).toContain(part)
      for (const part of [words.english, words.zone]) expect(body).toContain(part)
      if (kind.startsWith('call')) expect(body).toMatch(words.times)
      expect(body).toMatch(words.allowed[kind === 'call' ? 'yes' : 'no'])
      expect(body).not.toMatch(/\{\{|\}\}|undefined|null|[!¡]/)
      expect(body).not.toContain(healthAnswer)
    }
    const desk = `https://www.plainwell.example/agent?lead=${lead.id}`
    expect(new Set(linksIn(mail.html))).toEqual(new Set(['tel:+13058675309', `mailto:${lead.email}`, desk]))
    expect(mail.text.split('\n')).toContain(desk)
    expect(mail.unsubscribe).toBeUndefined()
  },
)

test('a mail of a lead to anybody but agent and visitor is not written', () => {
  const lead = mailedLead()
  const email = JSON.parse(JSON.stringify({ id: lead.id, recipient: 'partner', address: lead.email }))
  expect(() => writeLeadEmail(lead, email, sender)).toThrow('partner')
})

test.each(recipients)(
  '[U3] final expense is named as what it is, once, in the mail to the %s',
  (recipient) => {
    const { termYears: _, ...others } = leadPlan
    const plan = { ...others, planType: 'final-expense', coverage: 15_000, monthlyPremium: 96.28 }
    const named = { ...plan, productName: 'Golden Promise' }
    const own = mailOf(recipient, mailedLead({ plans: [named] }))
    for (const body of bodiesOf(own))
      for (const part of ['Golden Promise', 'Final expense insurance', '$15,000', '$96.28'])
        expect(body).toContain(part)
    // A product without a name of its own is called by its type, in the mail's language.
    const plain = { ...plan, productName: 'Final Expense Insurance' }
    const unnamed = mailOf(recipient, mailedLead({ language: 'es', plans: [plain] }), { language: 'es' })
    for (const body of bodiesOf(unnamed)) {
      expect(body.split('Seguro de gastos finales')).toHaveLength(2)
      expect(body).not.toContain('Final Expense Insurance')
    }
  },
)

test('without an address of its own for leads the agent’s mail goes to the support e-mail', () => {
  expect(mailOf('agent', mailedLead()).to).toBe(settings.agent.supportEmail)
})

test('California’s number stands in the visitor’s mail with the name, and in one size', () => {
  const agent = {
    licensedStates: ['CA' as const, 'NV' as const],
    stateLicenses: [{ state: 'CA' as const, number: '0H12345' }],
    domicile: 'Sacramento, California',
  }
  const { html, text } = mailOf('visitor', mailedLead(), agent)
  const licence = /<p [^>]*>([^<]*0H12345[^<]*)<\/p>/.exec(html)?.[1] ?? ''
  for (const part of ['Alex Sample', 'insurance', 'Nevada', '00000000', 'Sacramento, California'])
    expect(licence).toContain(part)
  expect(text).toContain(licence)
})

test('a sample price says so, and who looks up the real one', () => {
  const plans = [leadPlan, { ...leadPlan, isSample: true, termYears: 1 }]
  for (const body of bodiesOf(mailOf('visitor', mailedLead({ plans }))))
    for (const part of ['Sample price', 'Alex Sample looks up the carrier’s price', 'for 1 year'])
      expect(body).toContain(part)
})

test('without consent the visitor’s mail says that only this request is answered', () => {
  for (const body of bodiesOf(mailOf('visitor', mailedLead({ consent: false })))) {
    expect(body).toContain('only about this request')
    expect(body).not.toContain(said.en.permission)
  }
  const emails = mailedLead({ kind: 'quote_email', consent_version: consentVersions.emails })
  expect(mailOf('visitor', emails).text).toContain('may also write to you')
})

test.each(recipients)(
  'what people typed is text in the mail to the %s: no HTML, no second header',
  (recipient) => {
    const name = '<b>Eve</b>\r\nBcc: eve@mail.example "&\u202e'
    const plans = [
      { ...leadPlan, carrierName: '<script>x</script>', personName: name, productName: '"><img>' },
    ]
    const { html, subject, text } = mailOf(recipient, mailedLead({ person_name: name, plans }))
    expect(html).not.toMatch(/<b>Eve|<script|<img|<link|<iframe|url\(|@import|\bsrc=/i)
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^Bcc:/m)
  },
)

test.each(recipients)('twenty plans and very long names fit into the mail to the %s', (recipient) => {
  const name = 'Ñandú-Pérez '.repeat(10).trim()
  const plan = (index: number) => ({ ...leadPlan, personName: name, monthlyPremium: index + 0.5 })
  const plans = Array.from({ length: 20 }, (_, index) => plan(index))
  const mail = mailOf(recipient, mailedLead({ language: 'es', person_name: name, plans }), { language: 'es' })
  for (const body of bodiesOf(mail))
    for (const { monthlyPremium } of plans) expect(body).toContain(`$${monthlyPremium.toFixed(2)} `)
  expect(mail.subject.length).toBeLessThanOrEqual(90)
  // RFC 5322, 2.1.1: 998 bytes.
  for (const line of `${mail.text}\n${mail.html}`.split('\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
})

test('a call request without plans, times or zone, and a time zone that is none, still make a mail', () => {
  const lead = mailedLead({ kind: 'call', plans: [], time_zone: 'Mars/Phobos' })
  expect(mailOf('visitor', lead).text).toContain('will call you at (305) 867-5309 within 24 hours')
  expect(mailOf('agent', lead).text).toContain('Best time: No time given')
  expect(mailOf('agent', { ...lead, email: null, person_name: null }).text).toContain('please call')
})

test.each(leadKinds)(
  '[O12] about %s, who lives where the agent has no license is told so and what happens now, and the agent first of all',
  (kind) => {
    const lead = mailedLead({ kind, is_out_of_state: true, resident_state: 'OH' })
    for (const body of bodiesOf(mailOf('visitor', lead))) {
      expect(body).toContain('Alex Sample is licensed in other states')
      expect(body).toContain('insurance department')
      expect(body).not.toContain('carrier’s application')
    }
    const notice = mailOf('agent', lead)
    const told = 'You are not licensed in Ohio'
    for (const body of bodiesOf(notice)) {
      expect(body).toContain(told)
      expect(body.indexOf(told)).toBeLessThan(body.indexOf('(305) 867-5309'))
    }
    // What a list of emails shows after the subject.
    expect(notice.html).toContain('Lives in Ohio, where you are not licensed.')
    for (const recipient of recipients)
      for (const body of bodiesOf(mailOf(recipient, mailedLead({ kind, resident_state: 'OH' }))))
        expect(body).not.toMatch(/other states|Ohio/)
  },
)

test.each(leadKinds)(
  '[O5] about %s, what came on a Friday night is promised an answer by Monday, on the agent’s clock, in both mails',
  (kind) => {
    const agent = { hours: { ...settings.agent.hours, timeZone: 'America/Chicago' } }
    const lead = mailedLead({ kind, created_at: new Date('2026-11-21T02:00:00Z') })
    for (const recipient of recipients)
      for (const body of bodiesOf(mailOf(recipient, lead, agent))) {
        if (kind !== 'quote_email') expect(body).toContain('by Monday, 6 PM Central Time')
        expect(body).not.toMatch(/24 hours|EST\b/)
      }
    expect(mailOf('visitor', lead, agent).text).toContain('Monday to Friday, 9 AM to 6 PM Central Time')
    // Nobody knows where the visitor is, so that the moment is told on the agent's clock.
    expect(mailOf('agent', lead, agent).text).toContain('November 20, 2026 at 8:00')
  },
)

test.each(leadKinds)(
  '[U6] [D1] about %s, who wants no calls is promised none, nor is the agent led to one',
  (kind) => {
    const lead = mailedLead({ kind, reach: ['email', 'text'], consent: false })
    for (const body of bodiesOf(mailOf('visitor', lead))) {
      if (kind !== 'quote_email') expect(body).toContain('will not call you')
      if (kind === 'application') expect(body).not.toContain('calls or writes')
    }
    const notice = mailOf('agent', lead)
    for (const body of bodiesOf(notice)) expect(body).toContain('They asked for this: no phone calls.')
    expect(linksTo(/^(tel|sms):/, notice)).toEqual(['sms:+13058675309'])
  },
)

test('[D1] who was not asked, or may be called, is written to as before', () => {
  for (const reach of [[], ['email', 'call']] as const) {
    const lead = mailedLead({ reach: [...reach] })
    for (const body of bodiesOf(mailOf('agent', lead))) expect(body).not.toContain('no phone calls')
    for (const body of bodiesOf(mailOf('visitor', lead))) expect(body).not.toContain('will not call')
    expect(linksTo(/^tel:/, mailOf('agent', lead))).toEqual(['tel:+13058675309'])
  }
})

test.each(leadKinds)(
  '[O2] the agent’s mail about %s says first what is refused, and offers nothing of it to tap',
  (kind) => {
    const told = 'They asked for this: no emails, no phone calls, and no text messages. Please keep to it.'
    const mail = mailOf('agent', mailedLead({ kind, refused: ['email', 'call', 'text'] }))
    expect(mail.text.split('\n\n')[1]).toContain(told)
    expect(/<h1[\s\S]*?<\/h1>\s*<p [^>]*>([^<]*)/.exec(mail.html)?.[1]).toContain(told)
    // In a list of emails, and nowhere a way to answer.
    expect(mail.html).toContain(`">${told}`)
    expect(linksTo(/^(?!https:)/, mail)).toEqual([])
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('Yes on this form, but see above')
    // A request for a call after that: both are said, and the desk decides.
    const isCall = kind === 'call' || kind === 'callback'
    expect(mail.text.includes('this time they chose: phone call')).toBe(isCall)
  },
)

test('[O2] whoever refused emails alone is called, and whoever refused calls alone is written to', () => {
  const noEmail = mailOf('agent', mailedLead({ refused: ['email'] }))
  expect(linksTo(/^(tel|mailto):/, noEmail)).toEqual(['tel:+13058675309'])
  expect(noEmail.text).toContain('You cannot reach them by email: please call.')
  const noCall = mailOf('agent', mailedLead({ refused: ['call', 'text'] }))
  expect(linksTo(/^(tel|sms):/, noCall)).toEqual([])
  expect(noCall.replyTo).toMatch(/@mail\.example$/)
})

test('[O2] a quote that goes out although emails are refused says why', () => {
  const lead = mailedLead({ kind: 'quote_email' })
  const told = 'You asked us not to email you'
  for (const body of bodiesOf(mailOf('visitor', lead))) expect(body).not.toContain(told)
  for (const body of bodiesOf(mailOf('visitor', { ...lead, refused: ['email'] })))
    expect(body).toContain(told)
})

test('the mail with a code has its digits and nothing of anybody, no link but the phone, and says what it is worth', () => {
  const lead = mailedLead()
  const email = { id: lead.id, recipient: 'code', address: lead.email ?? '', digits: '042137' } as const
  const mail = writeLeadEmail(lead, email, sender)
  expect([mail.kind, mail.to, mail.language]).toEqual(['lead-code', lead.email, 'en'])
  expect(mail.subject).not.toContain('042137')
  for (const body of bodiesOf(mail)) {
    expect(body).toContain('042137')
    expect(body).toContain('works once, for 10 minutes')
    expect(body).not.toMatch(/María|8675309|EasyTrak|\{\{/)
  }
  expect(new Set(linksIn(mail.html))).toEqual(new Set(['tel:+18005550142']))
  expect([mail.unsubscribe, mail.replyTo]).toEqual([undefined, undefined])
})
