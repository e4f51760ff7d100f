import type { i18n } from 'i18next'
import { hasWords, loadWords } from '#app/i18n/create-i18n.ts'
import type { LoadedPage } from './loaded-page.ts'

/** The pages that are here with their words, and the way to those that are not. */
export interface Pages {
  ready(pathname: string): LoadedPage | undefined
  load(pathname: string): Promise<LoadedPage>
}

/** `loadPage` loads a page's code, and says which words it needs. */
export function openPages(i18n: i18n, loadPage: (pathname: string) => Promise<LoadedPage>): Pages {
  const loaded = new Map<string, LoadedPage>()
  return {
    ready(pathname) {
      const page = loaded.get(pathname)
      return page && hasWords(i18n, page.info.messages) ? page : undefined
    },
    async load(pathname) {
      const page = await loadPage(pathname)
      await loadWords(i18n, page.info.messages)
      loaded.set(pathname, page)
      return page
    },
  }
}
