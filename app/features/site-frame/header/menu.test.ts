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
