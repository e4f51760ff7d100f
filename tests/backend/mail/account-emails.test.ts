import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountWords } from '#server/mail/templates/accounts/account-words.ts'
import { writeAccountEmail } from '#server/mail/templates/accounts/write-account-email.ts'
import { colors } from '#server/mail/templates/email-style.ts'
import { accountEmailsIn, emailSettings } from '../../fixtures/mail/account-emails.ts'

const all = [...accountEmailsIn('en'), ...accountEmailsIn('es')]

/** The words of an HTML mail as a reader sees them, one space between them. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<head>[\s\S]*?<\/head>|<div style="display:none[\s\S]*?<\/div>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')

test.each(all.map((letter) => [letter.kind, letter.language, letter] as const))(
  '[LEADS-08] [P7] [S1] %s in %s: who writes, what to do by link or code, how long, and what if it was not you',
  (kind, language, letter) => {
    const { text, html, subject } = writeAccountEmail(letter, emailSettings)
    const words = accountWords[language]
    const own = words.emails[kind]
    const hasLink = own.action !== null && kind !== 'account-exists'
    for (const body of [text, wordsOf(html)]) {
      for (const said of ['Plainwell Life', 'Alex Sample', '(800) 555-0142', own.heading, words.notYou])
        expect(body).toContain(said.replace('{{brand}}', 'Plainwell Life'))
      expect(body).not.toMatch(/\{\{|\}\}|undefined|null/)
      if (hasLink) expect(body).toContain(words.linkExpires)
      expect(body.includes('482913')).toBe(hasLink || kind === 'reauthentication')
      if (kind.startsWith('email-change')) expect(body).toContain('new@mail.example')
    }
    if (hasLink) {
      // A code that can be read out and typed, and the link whole on a line.
      expect(text).toContain(`${words.codeOrTyped}: 482913`)
      expect(text.split('\n')).toContain(letter.link)
    }
    // The letter to the old mailbox alone cancels.
    expect(text.split('\n').includes(letter.cancelLink ?? '')).toBe(kind === 'email-change-notice')
    expect(html.includes('#cancel=')).toBe(kind === 'email-change-notice')
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${subject}</title>`)
    // Nothing is loaded.
    expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import|\bsrc=/i)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const allowed = ['tel:+18005550142', letter.link, letter.cancelLink, 'https://www.plainwell.example/auth']
    expect(links.filter((link) => !allowed.includes(link))).toEqual([])
    // RFC 5322, 2.1.1: 998 bytes.
    for (const line of `${text}\n${html}`.split('\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
  },
)

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
  const letter = { to: 'ana@mail.example', language: 'en' } as const
  for (const [lacking, fault] of [
    [{ ...letter, kind: 'recovery' }, /no link/],
    [{ ...letter, kind: 'recovery', link: 'javascript:alert(1)' }, /no link/],
    [{ ...letter, kind: 'reauthentication' }, /no code/],
    [{ ...letter, kind: 'email-change-notice' }, /newEmail/],
  ] as const)
    expect(() => writeAccountEmail(lacking, emailSettings)).toThrow(fault)
})

test('the colors are those of the site', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  for (const color of Object.values(colors)) expect(tokens).toContain(color)
})
