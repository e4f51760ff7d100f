import type { Plugin } from 'vite'
import type { PageInfo, PageLink } from '#content/page-info.ts'
import { pageMessages } from '#content/page-messages.ts'
import { errorPage, notFoundPage, pages } from '#content/pages.ts'

const listFile = /\/content\/pages\.ts$/
const messagesFile = /\/content\/page-messages\.ts$/
const pageFile = /\/([\w-]+)\.page\.tsx$/

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const infos = new Map(
  Object.entries<PageInfo>({ ...pages, error: errorPage, notFound: notFoundPage }).map(([key, info]) => [
    kebab(key),
    info,
  ]),
)

/** The list of pages as the browser has it. */
function links() {
  const entries = Object.entries<PageLink>(pages)
  return Object.fromEntries(
    entries.map(([key, { path, menus, isContent }]) => [key, { path, menus, isContent }]),
  )
}

/** What the browser asks of a page once it is loaded; the rest is for the server, the functions and the build. */
function shownInfo({
  messages,
  meta,
  header,
  frame,
  isStatic,
  personal,
  forKnown,
  noindex,
  canonical,
  place,
  hero,
}: PageInfo) {
  return { messages, meta, header, frame, isStatic, personal, forKnown, noindex, canonical, place, hero }
}

/**
 * Lets a page's entry of the list of pages travel with the page's own code to the browser, so that no page loads the
 * entries of all others: the browser's list has only what links and menus ask for.
 */
export function pageEntries(): Plugin {
  return {
    name: 'page-entries',
    enforce: 'pre',
    transform(code, id) {
      const isBrowser = this.environment.name === 'client'
      if (messagesFile.test(id) && isBrowser)
        return { code: `export const pageMessages = ${JSON.stringify(pageMessages)}`, map: null }
      if (listFile.test(id) && isBrowser)
        return { code: `export const pages = ${JSON.stringify(links())}`, map: null }
      const name = pageFile.exec(id)?.[1]
      if (name === undefined) return undefined
      const info = infos.get(name)
      if (!info) throw new Error(`${id} is the file of no page: the list of pages has no such key`)
      return { code: `${code}\nexport const info = ${JSON.stringify(shownInfo(info))}\n`, map: null }
    },
  }
}
