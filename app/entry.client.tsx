import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createI18n, wordsIn } from '#app/i18n/create-i18n.ts'
import { loadedPage, type PageModule } from '#app/routing/loaded-page.ts'
import { createNavigation } from '#app/routing/navigation.ts'
import { openPages } from '#app/routing/open-pages.ts'
import { prefetchLinks } from '#app/routing/prefetch-links.ts'
import { createScrollMemory } from '#app/routing/scroll-memory.ts'
import { browserHistory } from '#app/routing/site-history.ts'
import { isFreshReload, reloadWhenOutdated, withoutReload } from '#app/site/reload-when-outdated.ts'
import { siteConfigOf } from '#app/site/use-site.ts'
import { toLanguage } from '#domain/site/language.ts'
import { Root } from './root.tsx'

/**
 * Hydrates with exactly the language, the words and the page that the server rendered; the root follows the stored
 * choice after. The lists of all other pages and words are loaded when somebody goes on.
 */
export async function wakeUp(first: PageModule) {
  const page = await loadedPage(first)
  const language = toLanguage(document.documentElement.lang)
  const i18n = await createI18n(language, page.info.messages, wordsIn(document))
  const pages = openPages(i18n, () => import('./pages.ts'), { pathname: window.location.pathname, page })
  const scroll = createScrollMemory(() => window.sessionStorage)
  const navigation = createNavigation({
    history: browserHistory(window),
    first: page,
    ready: pages.ready,
    load: (pathname) => withoutReload(() => pages.load(pathname)),
    onLeave: ({ key }) => scroll.keep(key, window.scrollY),
    mayReload: () => !isFreshReload(),
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <Root site={siteConfigOf(document)} i18n={i18n} navigation={navigation} scroll={scroll} />,
    )
  })
  prefetchLinks(navigation.prepare)
}

// Read by zod before a page that uses it is loaded: it would else try whether it may compile code, which our content
// policy refuses and the browser then reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
reloadWhenOutdated()
