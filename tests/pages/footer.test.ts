import { getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { find, findAll, linksOf, openPage, textOf } from './site.ts'

const footer = async () => getByRole((await openPage('/faq')).body, 'contentinfo')

/** The links of the footer's first list under a heading, as words and addresses. */
async function listUnder(heading: string) {
  const column = findAll(await footer(), '.site-footer_cols > div').find((one) =>
    findAll(one, 'h2, h3').some((title) => textOf(title) === heading),
  )
  if (!column) throw new Error(`The footer has no ${heading}`)
  return linksOf(findAll(find(column, 'ul'), 'a'))
}

test('[FRAME-15] [FRAME-17] [FRAME-19] [FRAME-21] [FRAME-22] Company and Resources list their pages, Contact dials the phone', async () => {
  expect(await listUnder('Company')).toEqual([
    ['About', '/about'],
    ['Licensing', '/#licensing'],
    ['FAQ', '/faq'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Disclaimers', '/disclaimers'],
  ])
  expect(await listUnder('Resources')).toEqual([
    ['Social Media (opens in a new tab)', 'https://social.example/plainwell-life'],
    ['Guides', '/guides'],
    ['Learning Center', '/learning'],
  ])
  expect(await listUnder('Contact')).toEqual(
    ['(800) 555-0142', 'Support', 'Contact Us'].map((word) => [word, 'tel:+18005550142']),
  )
})

test('[FRAME-18] Social Media opens in a new tab, which learns nothing of this one', async () => {
  const profile = getByRole(await footer(), 'link', { name: /^Social Media/ })
  expect(profile.getAttribute('target')).toBe('_blank')
  expect(profile.getAttribute('rel')).toMatch(/noopener/)
})

test('[FRAME-23] [FRAME-28] [FRAME-29] the bottom row links the legal pages and names licence, producer number and phone', async () => {
  expect(linksOf(findAll(await footer(), '.site-footer_legal a'))).toEqual([
    ['Cookie Policy', '/cookie-policy'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms', '/terms-and-conditions'],
  ])
  expect(textOf(await footer())).toContain('Licensed in all 50 states.')
  expect(textOf(await footer())).toContain('National Producer Number 00000000.')
  getByRole(await footer(), 'link', { name: '(800) 555-0142' })
})
