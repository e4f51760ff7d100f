import { getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addresses } from '#app/pages.ts'
import type { Language } from '#domain/site/language.ts'
import { languages } from '#domain/site/language.ts'
import { find, findAll, linksOf, openPage, textOf } from './site.ts'

const footerOf = async (path: string, language?: Language) =>
  getByRole((await openPage(path, language)).body, 'contentinfo')

/** The links of the footer's first list under a heading, as words and addresses. */
async function listUnder(heading: string, language?: Language) {
  const column = findAll(await footerOf('/faq', language), '.site-footer_cols > div').find((one) =>
    findAll(one, 'h2, h3').some((title) => textOf(title) === heading),
  )
  if (!column) throw new Error(`The footer has no ${heading}`)
  return linksOf(findAll(find(column, 'ul'), 'a'))
}

test('[FRAME-15] Company lists its six pages in English and in Spanish', async () => {
  expect(await listUnder('Company')).toEqual([
    ['About', '/about'],
    ['Licensing', '/#licensing'],
    ['FAQ', '/faq'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Disclaimers', '/disclaimers'],
  ])
  expect(await listUnder('Empresa', 'es')).toEqual([
    ['Quiénes somos', '/about'],
    ['Licencias', '/#licensing'],
    ['Preguntas frecuentes', '/faq'],
    ['Política de privacidad', '/privacy-policy'],
    ['Términos y condiciones', '/terms-and-conditions'],
    ['Avisos legales', '/disclaimers'],
  ])
})

test('[FRAME-17] Resources lists social media, guides and learning center', async () => {
  expect(await listUnder('Resources')).toEqual([
    ['Social Media (opens in a new tab)', 'https://social.example/plainwell-life'],
    ['Guides', '/guides'],
    ['Learning Center', '/learning'],
  ])
})

test('[FRAME-19] [FRAME-21] [FRAME-22] phone, Support and Contact Us all dial', async () => {
  for (const [language, heading, words] of [
    ['en', 'Contact', ['(800) 555-0142', 'Support', 'Contact Us']],
    ['es', 'Contacto', ['(800) 555-0142', 'Ayuda', 'Contáctenos']],
  ] as const)
    expect(await listUnder(heading, language)).toEqual(words.map((word) => [word, 'tel:+18005550142']))
})

test('[FRAME-23] the bottom row links cookie policy, privacy policy and terms', async () => {
  expect(linksOf(findAll(await footerOf('/faq'), '.site-footer_legal a'))).toEqual([
    ['Cookie Policy', '/cookie-policy'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms', '/terms-and-conditions'],
  ])
})

test('[FRAME-28] [FRAME-29] the footer names licence, producer number and phone', async () => {
  for (const [language, licensed, producer] of [
    ['en', 'Licensed in all 50 states.', 'National Producer Number 00000000.'],
    ['es', 'Con licencia en los 50 estados.', 'Número Nacional de Productor 00000000.'],
  ] as const) {
    const footer = await footerOf('/quote', language)
    expect(textOf(footer)).toContain(licensed)
    expect(textOf(footer)).toContain(producer)
    getByRole(footer, 'link', { name: '(800) 555-0142' })
  }
})

test('[FRAME-33] wherever the phone number is a link, on any page, it is a tel: link', async () => {
  const pages = [...addresses, '/unknown']
  let count = 0
  for (const language of languages)
    for (const path of pages) {
      const page = await openPage(path, language)
      for (const link of findAll(page, 'a').filter(({ innerHTML }) => innerHTML.includes('555-0142'))) {
        expect(link.getAttribute('href'), `${path}: ${link.outerHTML}`).toBe('tel:+18005550142')
        count++
      }
      expect(findAll(page, 'a[href^="callto:"], a[href^="sms:"], a[href^="skype:"]'), path).toEqual([])
    }
  expect(count).toBeGreaterThan(pages.length * 2)
})
