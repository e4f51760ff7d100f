import type { PageInfo } from './page-info.ts'
import { pages } from './pages.ts'

/** The namespaces of each page's words, by the page's address. */
export const pageMessages: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values<PageInfo & { path: string }>(pages).map(({ path, messages }) => [path, messages]),
)
