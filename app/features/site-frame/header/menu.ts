import type { MenuName } from '#content/page-info.ts'
import { pageLinks, paths } from '#domain/site/paths.ts'

interface MenuItem {
  /** Its word in the `menu` strings of this feature. */
  word: string
  to: string
}

interface PlacedItem extends MenuItem {
  menu: MenuName
  position: number
}

/** Items that lead to a part of a page; all others stand in the list of pages. */
const partItems: readonly PlacedItem[] = [
  { menu: 'header', position: 0, word: 'whyUs', to: `${paths.home}#why-us` },
  { menu: 'company', position: 1, word: 'licensing', to: `${paths.home}#licensing` },
]

/** The items of a menu in their order; a page's word is its key. */
export function menuItems(menu: MenuName): MenuItem[] {
  const pageItems = pageLinks.flatMap(([key, { path, menus }]) => {
    const position = menus?.[menu]
    return position === undefined ? [] : [{ position, word: key, to: path }]
  })
  const parts = partItems.filter((item) => item.menu === menu)
  return [...pageItems, ...parts]
    .sort((a, b) => a.position - b.position)
    .map(({ word, to }) => ({ word, to }))
}
