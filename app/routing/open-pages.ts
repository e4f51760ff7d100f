import type { i18n } from 'i18next'
import { hasWords, loadWords } from '#app/i18n/create-i18n.ts'
import type { LoadedPage } from './loaded-page.ts'

/** The pages that are here with their words, and the way to those that are not. */
export interface Pages {
  ready(pathname: string): LoadedPage | undefined
  load(pathname: string): Promise<LoadedPage>
}

/** The list of all pages: loads a page's code, and says which words it needs. */
interface PageList {
  loadPage(pathname: string): Promise<LoadedPage>
  messagesOf(pathname: string): readonly string[]
}

/** `first` is the page that was opened; `loadList` is asked when somebody goes on from there. */
export function openPages(
  i18n: i18n,
  loadList: () => Promise<PageList>,
  first: { pathname: string; page: LoadedPage },
): Pages {
  const loaded = new Map([[first.pathname, first.page]])
  return {
    ready(pathname) {
      const page = loaded.get(pathname)
      return page && hasWords(i18n, page.info.messages) ? page : undefined
    },
    async load(pathname) {
      const { loadPage, messagesOf } = await loadList()
      const [page] = await Promise.all([loadPage(pathname), loadWords(i18n, messagesOf(pathname))])
      loaded.set(pathname, page)
      return page
    },
  }
}
