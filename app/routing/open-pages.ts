import type { i18n } from 'i18next'
import { hasWords, loadWords } from '#app/i18n/create-i18n.ts'
import type { PageModule } from './page-module.ts'

/** The pages that are here with their words, and the way to those that are not. */
export interface Pages {
  ready(pathname: string): PageModule | undefined
  load(pathname: string): Promise<PageModule>
}

/** `loadPage` loads a page's code; its handle then says which words it needs. */
export function openPages(i18n: i18n, loadPage: (pathname: string) => Promise<PageModule>): Pages {
  const loaded = new Map<string, PageModule>()
  return {
    ready(pathname) {
      const page = loaded.get(pathname)
      return page && hasWords(i18n, page.handle.namespaces) ? page : undefined
    },
    async load(pathname) {
      const page = await loadPage(pathname)
      await loadWords(i18n, page.handle.namespaces)
      loaded.set(pathname, page)
      return page
    },
  }
}
