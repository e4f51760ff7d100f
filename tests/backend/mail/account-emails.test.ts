import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountWords } from '#server/mail/templates/accounts/account-words.ts'
import { writeAccountEmail } from '#server/mail/templates/accounts/write-account-email.ts'
import { colors } from '#server/mail/templates/email-style.ts'
import { accountEmailsIn, emailSettings } from '../../fixtures/mail/account-emails.ts'

const all = [...accountEmailsIn('en'), ...accountEmailsIn('es')]
const cases = all.map((letter) => [letter.kind, letter.language, letter] as const)

/** The words of an HTML mail as a reader sees them, one space between them. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<head>[\s\S]*?<\/head>|<div style="display:none[\s\S]*?<\/div>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')

test.each(cases)(
  '[LEADS-08] %s in %s: who writes, what to do, how long, and what if it was not you',
  (_, language, letter) => {
    const mail = writeAccountEmail(letter, emailSettings)
    const words = accountWords[language]
    const own = words.emails[letter.kind]
    for (const body of [mail.text, wordsOf(mail.html)]) {
      for (const said of ['Plainwell Life', 'Alex Sample', '(800) 555-0142', own.heading, words.notYou]) {
        expect(body).toContain(said.replace('{{brand}}', 'Plainwell Life'))
      }
      expect(body).not.toMatch(/\{\{|\}\}|undefined|null/)
      if (own.action && letter.kind !== 'account-exists') {
        expect(body).toContain(letter.link)
        expect(body).toContain(words.linkExpires)
      }
      const isConfirming =
        (own.action && letter.kind !== 'account-exists') || letter.kind === 'reauthentication'
      expect(body.includes('482913')).toBe(Boolean(isConfirming))
      if (letter.kind.startsWith('email-change')) expect(body).toContain('new@mail.example')
    }
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).toContain(`<title>${mail.subject}</title>`)
  },
)

test.each(cases)(
  '%s in %s: nothing is loaded, the link stands whole on a line, no line is too long for mail',
  (_, __, letter) => {
    const { text, html } = writeAccountEmail(letter, emailSettings)
    expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import|\bsrc=/i)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const allowed = ['tel:+18005550142', letter.link, letter.cancelLink, 'https://www.plainwell.example/auth']
    expect(links.filter((link) => !allowed.includes(link))).toEqual([])
    if (accountWords.en.emails[letter.kind].action && letter.kind !== 'account-exists') {
      expect(text.split('\n')).toContain(letter.link)
    }
    // RFC 5322, 2.1.1: 998 bytes.
    for (const line of `${text}\n${html}`.split('\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
  },
)

test('[P7] a letter with a link says its code as well, in a line that can be read out and typed', () => {
  for (const letter of all.filter(({ kind }) => accountWords.en.emails[kind].action !== null)) {
    if (letter.kind === 'account-exists') continue
    const { text, html } = writeAccountEmail(letter, emailSettings)
    const { codeOrTyped } = accountWords[letter.language]
    expect(text).toContain(`${codeOrTyped}: 482913`)
    expect(wordsOf(html)).toContain(`${codeOrTyped} 482913`)
  }
})

test('[S1] the letter to the old mailbox alone has the link that cancels', () => {
  for (const letter of all) {
    const { text, html } = writeAccountEmail(letter, emailSettings)
    const isNotice = letter.kind === 'email-change-notice'
    expect(text.split('\n').includes(letter.cancelLink ?? '')).toBe(isNotice)
    expect(html.includes('#cancel=')).toBe(isNotice)
  }
})

test('the button can be hit with a thumb: 14 px above and below words of 22 px', () => {
  const [letter] = accountEmailsIn('en')
  if (!letter) throw new Error('No letter')
  expect(writeAccountEmail(letter, emailSettings).html).toMatch(/padding:14px 26px;[^"]*line-height:22px/)
})

test('what people and operators enter stays words: no tag, no second line, no hidden character', () => {
  const settings = {
    ...emailSettings,
    brand: 'A & <b>B</b>\r\nBcc: x@y.example',
    agentName: '"Al" <script>',
  }
  for (const letter of accountEmailsIn('en')) {
    const newEmail = '"<img src=x onerror=alert(1)>"\r\n\u202e@mail.example'
    const mail = writeAccountEmail({ ...letter, newEmail }, settings)
    expect(mail.html).not.toMatch(/<b>B|<script|<img/)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.text).not.toMatch(/\r|\u202e|^Bcc:/m)
    expect(mail.html).toContain('A &amp; &lt;b&gt;B&lt;/b&gt;')
  }
})

test('a letter without the link or the code that it is for is not written', () => {
  const to = 'ana@mail.example'
  expect(() => writeAccountEmail({ kind: 'recovery', to, language: 'en' }, emailSettings)).toThrow(/no link/)
  const evil = { kind: 'recovery', to, language: 'en', link: 'javascript:alert(1)' } as const
  expect(() => writeAccountEmail(evil, emailSettings)).toThrow(/no link/)
  expect(() => writeAccountEmail({ kind: 'reauthentication', to, language: 'es' }, emailSettings)).toThrow(
    /no code/,
  )
  const notice = { kind: 'email-change-notice', to, language: 'en' } as const
  expect(() => writeAccountEmail(notice, emailSettings)).toThrow(/newEmail/)
})

test('the colors are those of the site', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  for (const color of Object.values(colors)) expect(tokens).toContain(color)
})
