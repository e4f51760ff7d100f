import { expect, test } from 'vitest'
import { consentVersions } from '#domain/leads/consent.ts'
import { leadKinds } from '#domain/leads/lead.ts'
import { healthAnswer, leadPlan, mailedLead } from '../../../../tests/fixtures/leads/leads.ts'
import { settings } from '../../../../tests/fixtures/settings/settings.ts'
import type { EmailedLead } from './emailed-lead.ts'
import { writeLeadEmail } from './write-lead-email.ts'

const languages = ['en', 'es'] as const
const everyMail = leadKinds.flatMap((kind) => languages.map((language) => [kind, language] as const))

const statusToken = 'AbCdEfGhIjKlMnOpQr-_12'
const sender = {
  brand: 'Plainwell Life',
  agent: settings.agent,
  siteUrl: 'https://www.plainwell.example',
  backendUrl: 'https://project.example',
}

function mailOf(
  recipient: 'agent' | 'visitor',
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
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

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
  },
}

test.each(everyMail)(
  '[LEADS-05] The visitor’s mail about %s in %s: the plans with their prices, what they mean, who writes, how to answer and withdraw',
  (kind, language) => {
    const lead = mailedLead({ kind, language, best_times: ['morning'] })
    const mail = mailOf('visitor', lead)
    const words = said[language]
    for (const body of bodiesOf(mail)) {
      expect(body).toMatch(words.plan)
      for (const part of [words.disclosure, words.permission, words.licence, words.day, '(800) 555-0142'])
        expect(body).toContain(part)
      if (kind !== 'quote_email') expect(body).toContain(words.within)
      if (kind === 'call' || kind === 'callback') expect(body).toContain('(305) 867-5309')
      expect(body).not.toMatch(/\{\{|\}\}|undefined|null|[!¡]/)
      expect(body).not.toContain(healthAnswer)
    }
    expect(mail.html).toContain(`<html lang="${language}">`)
    const choices = `https://www.plainwell.example/contact-choices?lng=${language}#code=${lead.contact_code}`
    const status = `https://www.plainwell.example/request?lng=${language}#link=${statusToken}`
    expect(new Set(linksIn(mail.html))).toEqual(new Set(['tel:+18005550142', status, choices]))
    expect(mail.text.split('\n')).toEqual(expect.arrayContaining([status, choices]))
    expect(mail.subject).not.toBe('')
    expect(mail.replyTo).toBeUndefined()
  },
)

test.each(everyMail)(
  '[LEADS-06] The agent’s mail about %s in %s: who, how to reach them, when, what they allowed, and the way to the desk',
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
    for (const body of bodiesOf(mail)) {
      expect(body).toMatch(said[language].plan)
      for (const part of ['María Álvarez', '(305) 867-5309', lead.email ?? '', consentVersions.calls])
        expect(body).toContain(part)
      expect(body).toContain(language === 'en' ? 'English' : 'Inglés')
      const zone = language === 'en' ? 'Pacific Time' : 'hora del Pacífico'
      expect(body).toContain(zone)
      if (kind.startsWith('call')) {
        expect(body).toMatch(language === 'en' ? /morning .*or in the afternoon/ : /mañana .*o por la tarde/)
      }
      const permission =
        language === 'en' ? /May contact:? (Yes|No), (calls and|only)/ : /Permiso:? (Sí|No), /
      expect(permission.exec(body)?.[1]).toBe(kind === 'call' ? (language === 'en' ? 'Yes' : 'Sí') : 'No')
      expect(body).not.toMatch(/\{\{|\}\}|undefined|null|[!¡]/)
      expect(body).not.toContain(healthAnswer)
    }
    expect(new Set(linksIn(mail.html))).toEqual(
      new Set([
        'tel:+13058675309',
        `mailto:${lead.email}`,
        `https://www.plainwell.example/agent?lead=${lead.id}`,
      ]),
    )
    expect(mail.text.split('\n')).toContain(`https://www.plainwell.example/agent?lead=${lead.id}`)
  },
)

test.each(languages)('[U3] final expense is named as what it is in both mails, in %s', (language) => {
  const { termYears: _, ...others } = leadPlan
  const plan = { ...others, planType: 'final-expense', coverage: 15_000, monthlyPremium: 96.28 }
  const type = language === 'en' ? 'Final expense insurance' : 'Seguro de gastos finales'
  for (const recipient of ['agent', 'visitor'] as const) {
    const named = { ...plan, productName: 'Golden Promise' }
    const own = mailOf(recipient, mailedLead({ language, plans: [named] }), { language })
    // A product without a name of its own is called by its type, once.
    const plain = { ...plan, productName: 'Final Expense Insurance' }
    const unnamed = mailOf(recipient, mailedLead({ language, plans: [plain] }), { language })
    for (const body of bodiesOf(own)) {
      for (const part of ['Golden Promise', type, '$15,000', '$96.28']) expect(body).toContain(part)
    }
    for (const body of bodiesOf(unnamed)) {
      expect(body.split(type)).toHaveLength(2)
      expect(body).not.toContain('Final Expense Insurance')
    }
  }
})

test('Without an address of its own for leads the agent’s mail goes to the support e-mail', () => {
  expect(mailOf('agent', mailedLead()).to).toBe(settings.agent.supportEmail)
})

test.each(languages)(
  'California’s number stands in the visitor’s mail in %s with the name, and in one size',
  (language) => {
    const agent = {
      licensedStates: ['CA' as const, 'NV' as const],
      stateLicenses: [{ state: 'CA' as const, number: '0H12345' }],
      domicile: 'Sacramento, California',
    }
    const { html, text } = mailOf('visitor', mailedLead({ language }), agent)
    const licence = /<p [^>]*>([^<]*0H12345[^<]*)<\/p>/.exec(html)?.[1] ?? ''
    for (const part of [
      'Alex Sample',
      'insurance',
      'California',
      'Nevada',
      '00000000',
      'Sacramento, California',
    ])
      expect(licence).toContain(part)
    expect(text).toContain(licence)
  },
)

test.each(languages)('A sample price says so in %s, and who looks up the real one', (language) => {
  const plans = [leadPlan, { ...leadPlan, isSample: true, termYears: 1, productName: 'Term Life Insurance' }]
  for (const body of bodiesOf(mailOf('visitor', mailedLead({ language, plans })))) {
    expect(body).toMatch(language === 'en' ? /\(?Sample price/ : /\(?Precio de ejemplo/)
    expect(body).toContain(
      language === 'en' ? 'Alex Sample looks up the carrier’s price' : 'Alex Sample averigua el precio',
    )
    expect(body).toContain(language === 'en' ? 'for 1 year' : 'durante 1 año')
    // A product without a name of its own is called by its type, in the mail's language.
    if (language === 'es') expect(body).not.toContain('Term Life')
  }
})

test.each(languages)('Without consent the mail in %s says that only this request is answered', (language) => {
  const mail = mailOf('visitor', mailedLead({ language, consent: false }))
  const only = language === 'en' ? 'only about this request' : 'solo por esta solicitud'
  for (const body of bodiesOf(mail)) {
    expect(body).toContain(only)
    expect(body).not.toContain(said[language].permission)
  }
  const emails = mailedLead({ language, kind: 'quote_email', consent_version: consentVersions.emails })
  expect(mailOf('visitor', emails).text).toMatch(/may also write to you|también puede escribirle/)
})

test('What people typed is text: no HTML, no second header, no second recipient', () => {
  const name = '<b>Eve</b>\r\nBcc: eve@mail.example "&\u202e'
  const plans = [{ ...leadPlan, carrierName: '<script>x</script>', personName: name, productName: '"><img>' }]
  for (const recipient of ['agent', 'visitor'] as const) {
    const { html, subject, text } = mailOf(recipient, mailedLead({ person_name: name, plans }))
    expect(html).not.toMatch(/<b>Eve|<script|<img/)
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^Bcc:/m)
    expect(html).not.toMatch(/<link|<iframe|url\(|@import|\bsrc=/i)
  }
})

test.each(languages)(
  'Twenty plans and very long names fit in %s: no line is too long for mail',
  (language) => {
    const name = 'Ñandú-Pérez '.repeat(10).trim()
    const plans = Array.from({ length: 20 }, (_, index) => ({
      ...leadPlan,
      personName: name,
      monthlyPremium: index + 0.5,
    }))
    for (const recipient of ['agent', 'visitor'] as const) {
      const mail = mailOf(recipient, mailedLead({ language, person_name: name, plans }), { language })
      for (const body of bodiesOf(mail)) {
        for (const { monthlyPremium } of plans) expect(body).toContain(`$${monthlyPremium.toFixed(2)} `)
      }
      expect(mail.subject.length).toBeLessThanOrEqual(90)
      // RFC 5322, 2.1.1: 998 bytes.
      for (const line of `${mail.text}\n${mail.html}`.split('\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
    }
  },
)

test('A call request without plans, times or zone, and a time zone that is none, still make a mail', () => {
  const lead = mailedLead({ kind: 'call', plans: [], time_zone: 'Mars/Phobos' })
  expect(mailOf('visitor', lead).text).toContain('will call you at (305) 867-5309 within 24 hours')
  expect(mailOf('agent', lead).text).toContain('Best time: No time given')
  expect(mailOf('agent', { ...lead, email: null, person_name: null }).text).toContain('please call')
})

test.each(everyMail)(
  '[O12] who lives in another state than the agent’s licenses is told so and what happens now, and the agent first of all (%s, %s)',
  (kind, language) => {
    const lead = mailedLead({ kind, language, is_out_of_state: true, resident_state: 'OH' })
    for (const body of bodiesOf(mailOf('visitor', lead))) {
      expect(body).toContain(
        language === 'en'
          ? 'Alex Sample is licensed in other states'
          : 'Alex Sample tiene licencia en otros estados',
      )
      expect(body).toContain(language === 'en' ? 'insurance department' : 'departamento de seguros')
      expect(body).not.toMatch(/carrier’s application|formulario de la aseguradora/)
    }
    const notice = mailOf('agent', lead, { language })
    const told = language === 'en' ? 'You are not licensed in Ohio' : 'Usted no tiene licencia en Ohio'
    for (const body of bodiesOf(notice)) {
      expect(body).toContain(told)
      expect(body.indexOf(told)).toBeLessThan(body.indexOf('(305) 867-5309'))
      expect(body).not.toMatch(/\{\{|undefined|null/)
    }
    // What a list of emails shows after the subject.
    expect(notice.html).toContain(
      language === 'en'
        ? 'Lives in Ohio, where you are not licensed.'
        : 'Vive en Ohio, donde usted no tiene licencia.',
    )
    const licensed = mailedLead({ kind, language, resident_state: 'OH' })
    for (const recipient of ['visitor', 'agent'] as const) {
      for (const body of bodiesOf(mailOf(recipient, licensed, { language })))
        expect(body).not.toMatch(/other states|otros estados|Ohio/)
    }
  },
)

test.each(everyMail)(
  '[O5] what came on a Friday night is promised an answer by Monday, on the agent’s clock, in both mails (%s, %s)',
  (kind, language) => {
    const agent = { hours: { ...settings.agent.hours, timeZone: 'America/Chicago' } }
    const lead = mailedLead({ kind, language, created_at: new Date('2026-11-21T02:00:00Z') })
    const by =
      language === 'en' ? 'by Monday, 6 PM Central Time' : 'a más tardar el lunes a las 6 PM, hora central'
    const hours =
      language === 'en'
        ? 'Monday to Friday, 9 AM to 6 PM Central Time'
        : 'de lunes a viernes, de 9 AM a 6 PM, hora central'
    for (const body of bodiesOf(mailOf('visitor', lead, agent))) {
      if (kind !== 'quote_email') expect(body).toContain(by)
      expect(body).toContain(hours)
      expect(body).not.toMatch(/24 (hours|horas)|EST\b|del Este/)
    }
    for (const body of bodiesOf(mailOf('agent', lead, { ...agent, language }))) {
      if (kind !== 'quote_email') expect(body).toContain(by)
      // Nobody knows where the visitor is, so that the moment is told on the agent's clock.
      expect(body).toContain(
        language === 'en' ? 'November 20, 2026 at 8:00' : '20 de noviembre de 2026 a las 8:00',
      )
    }
  },
)

test.each(everyMail)(
  '[U6] [D1] who wants no calls is promised none, nor is the agent led to one (%s, %s)',
  (kind, language) => {
    const lead = mailedLead({ kind, language, reach: ['email', 'text'], consent: false })
    const isQuote = kind === 'quote_email'
    for (const body of bodiesOf(mailOf('visitor', lead))) {
      if (!isQuote) expect(body).toMatch(language === 'en' ? /will not call you/ : /no le llamará/)
      if (kind === 'application') expect(body).not.toMatch(/calls or writes|le llama o le escribe/)
    }
    const notice = mailOf('agent', lead, { language })
    const told = language === 'en' ? 'They asked for this: no phone calls.' : 'Pidió esto: ninguna llamada.'
    for (const body of bodiesOf(notice)) expect(body).toContain(told)
    expect(linksIn(notice.html).filter((href) => href?.startsWith('tel:'))).toEqual([])
    expect(linksIn(notice.html)).toContain('sms:+13058675309')
  },
)

test('[D1] who was not asked, or may be called, is written to as before', () => {
  for (const reach of [[], ['email', 'call']] as const) {
    const lead = mailedLead({ reach: [...reach] })
    for (const body of bodiesOf(mailOf('agent', lead))) expect(body).not.toContain('no phone calls')
    for (const body of bodiesOf(mailOf('visitor', lead))) expect(body).not.toContain('will not call')
    expect(linksIn(mailOf('agent', lead).html)).toContain('tel:+13058675309')
  }
})

test.each(everyMail)(
  '[O2] the agent’s mail about %s in %s says first what is refused, and offers nothing of it to tap',
  (kind, language) => {
    const told =
      language === 'en'
        ? 'They asked for this: no emails, no phone calls, and no text messages. Please keep to it.'
        : 'Pidió esto: ningún correo, ninguna llamada y ningún mensaje de texto. Por favor, respételo.'
    const lead = mailedLead({ kind, refused: ['email', 'call', 'text'] })
    const mail = mailOf('agent', lead, { language })
    expect(mail.text.split('\n\n')[1]).toContain(told)
    expect(/<h1[\s\S]*?<\/h1>\s*<p [^>]*>([^<]*)/.exec(mail.html)?.[1]).toContain(told)
    expect(mail.html).toContain(`">${told}`)
    // In a list of emails, and nowhere a way to answer.
    expect(linksIn(mail.html).filter((href) => !href?.startsWith('https:'))).toEqual([])
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain(
      language === 'en' ? 'Yes on this form, but see above' : 'Sí en este formulario, pero',
    )
    // A request for a call after that: both are said, and the desk decides.
    const yet = language === 'en' ? 'this time they chose: phone call' : 'esta vez eligió: llamada telefónica'
    expect(mail.text.includes(yet)).toBe(kind === 'call' || kind === 'callback')
  },
)

test('[O2] whoever refused emails alone is called, and whoever refused calls alone is written to', () => {
  const noEmail = mailOf('agent', mailedLead({ refused: ['email'] }))
  expect(linksIn(noEmail.html)).toContain('tel:+13058675309')
  expect(linksIn(noEmail.html).filter((href) => href?.startsWith('mailto:'))).toEqual([])
  expect(noEmail.text).toContain('You cannot reach them by email: please call.')
  const noCall = mailOf('agent', mailedLead({ refused: ['call', 'text'] }))
  expect(linksIn(noCall.html).filter((href) => /^(tel|sms):/.test(href ?? ''))).toEqual([])
  expect(noCall.replyTo).toMatch(/@mail\.example$/)
})

test.each(languages)(
  '[O2] the visitor’s mail in %s leads to the choices by a secret code, in the fragment, and for mail programs in one POST',
  (language) => {
    const lead = mailedLead({ language })
    const mail = mailOf('visitor', lead)
    const label =
      language === 'en' ? 'Choose how we may reach you' : 'Elija cómo podemos comunicarnos con usted'
    for (const body of bodiesOf(mail)) expect(body).toContain(label)
    const page = new URL(linksIn(mail.html).find((href) => href?.includes('contact-choices')) ?? '')
    expect(page.search).not.toContain(lead.contact_code)
    expect(mail.unsubscribe).toBe(
      `https://project.example/functions/v1/contact-choices?code=${lead.contact_code}`,
    )
    for (const address of [page.href, mail.unsubscribe ?? ''])
      for (const secret of [lead.id, lead.email ?? '', 'María', '8675309'])
        expect(address).not.toContain(secret)
    expect(mailOf('agent', lead).unsubscribe).toBeUndefined()
  },
)

test.each(languages)('[O2] a quote that goes out although emails are refused says why (%s)', (language) => {
  const told = language === 'en' ? 'You asked us not to email you' : 'Usted pidió que no le enviemos correos'
  const lead = mailedLead({ language, kind: 'quote_email' })
  for (const body of bodiesOf(mailOf('visitor', lead))) expect(body).not.toContain(told)
  const refused = { ...lead, refused: ['email' as const] }
  for (const body of bodiesOf(mailOf('visitor', refused))) expect(body).toContain(told)
})

test.each(languages)(
  'the mail with a code in %s has its digits and nothing of anybody, no link but the phone, and says what it is worth',
  (language) => {
    const lead = mailedLead({ language })
    const mail = writeLeadEmail(
      lead,
      { id: lead.id, recipient: 'code', address: lead.email ?? '', digits: '042137' },
      sender,
    )
    expect([mail.kind, mail.to, mail.language]).toEqual(['lead-code', lead.email, language])
    expect(mail.subject).not.toContain('042137')
    for (const body of bodiesOf(mail)) {
      expect(body).toContain('042137')
      expect(body).toContain(
        language === 'en' ? 'works once, for 10 minutes' : 'una sola vez, por 10 minutos',
      )
      expect(body).not.toMatch(/María|8675309|EasyTrak|\{\{/)
    }
    expect(new Set(linksIn(mail.html))).toEqual(new Set(['tel:+18005550142']))
    expect([mail.unsubscribe, mail.replyTo]).toEqual([undefined, undefined])
    expect(linksIn(mailOf('agent', lead).html).filter((href) => href?.includes(statusToken))).toEqual([])
  },
)
