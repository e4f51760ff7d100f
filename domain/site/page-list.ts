import type { Page } from '#content/page-info.ts'
import { type PageKey, pages } from '#content/pages.ts'
import { isPageKey } from './paths.ts'

/** Every page by its key with its whole entry, in the order of the site map; not for the browser, which has links alone. */
export const pageList: readonly (readonly [PageKey, Page])[] = Object.entries<Page>(pages).flatMap(
  ([key, page]) => (isPageKey(key) ? [[key, page] as const] : []),
)
