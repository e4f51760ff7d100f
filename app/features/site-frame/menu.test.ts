import { expect, test } from 'vitest'
import {
  companyItems,
  headerItems,
  legalItems,
  moreWaysItems,
  productItems,
  resourceItems,
  shownItems,
} from './menu.ts'

const addresses = (items: Parameters<typeof shownItems>[0]) => shownItems(items).map(({ to }) => to)

test('the Insurance Types list leads to the three products', () => {
  expect(addresses(productItems)).toEqual([
    '/term-life-insurance',
    '/whole-life-insurance',
    '/index-universal-life',
  ])
})

test('the header leads to why-us, FAQ, guides, learning and about, in this order', () => {
  expect(addresses(headerItems)).toEqual(['/#why-us', '/faq', '/guides', '/learning', '/about'])
})

test('the footer leads to the company, resource, further product and legal pages', () => {
  expect(addresses(companyItems)).toEqual([
    '/about',
    '/#licensing',
    '/faq',
    '/privacy-policy',
    '/terms-and-conditions',
    '/disclaimers',
  ])
  expect(addresses(resourceItems)).toEqual(['/guides', '/learning'])
  expect(addresses(moreWaysItems)).toEqual([
    '/final-expense-insurance',
    '/no-medical-exam',
    '/mortgage-protection',
    '/what-life-insurance-should-i-get',
  ])
  expect(addresses(legalItems)).toEqual(['/cookie-policy', '/privacy-policy', '/terms-and-conditions'])
})
