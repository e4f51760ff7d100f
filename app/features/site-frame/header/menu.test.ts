import { expect, test } from 'vitest'
import type { MenuName } from '#content/page-info.ts'
import { menuItems } from './menu.ts'

const addresses = (menu: MenuName) => menuItems(menu).map(({ to }) => to)

test('the Insurance Types list leads to the three products', () => {
  expect(addresses('products')).toEqual([
    '/term-life-insurance',
    '/whole-life-insurance',
    '/index-universal-life',
  ])
})

test('the header leads to why-us, FAQ, guides, learning and about, in this order', () => {
  expect(addresses('header')).toEqual(['/#why-us', '/faq', '/guides', '/learning', '/about'])
})

test('the footer leads to the company, resource, further product and legal pages', () => {
  expect(addresses('company')).toEqual([
    '/about',
    '/#licensing',
    '/faq',
    '/privacy-policy',
    '/terms-and-conditions',
    '/disclaimers',
  ])
  expect(addresses('resources')).toEqual(['/guides', '/learning'])
  expect(addresses('moreWays')).toEqual([
    '/final-expense-insurance',
    '/no-medical-exam',
    '/mortgage-protection',
    '/what-life-insurance-should-i-get',
  ])
  expect(addresses('legal')).toEqual(['/cookie-policy', '/privacy-policy', '/terms-and-conditions'])
})
