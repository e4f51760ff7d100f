import type { PageLink } from '#content/page-info.ts'
import { type PageKey, pages } from '#content/pages.ts'

export function isPageKey(name: string): name is PageKey {
  return Object.hasOwn(pages, name)
}

/** Every page by its key, in the order of the site map, as links and menus need it. */
export const pageLinks: readonly (readonly [PageKey, PageLink])[] = Object.entries<PageLink>(pages).flatMap(
  ([key, page]) => (isPageKey(key) ? [[key, page] as const] : []),
)

type Paths = Readonly<Record<PageKey, string>>

function hasEveryPath(found: Readonly<Record<string, string>>): found is Paths {
  return pageLinks.every(([key]) => found[key] !== undefined)
}

function pathsOfPages(): Paths {
  const found = Object.fromEntries(pageLinks.map(([key, { path }]) => [key, path]))
  if (!hasEveryPath(found)) throw new Error('A page has no address')
  return found
}

/** The address of every page. */
export const paths: Paths = pathsOfPages()

/** The addresses that a script of another company, the operator's phone dialer, may stand on. */
export const contentPaths: ReadonlySet<string> = new Set(
  pageLinks.flatMap(([, { path, isContent }]) => (isContent ? [path] : [])),
)
