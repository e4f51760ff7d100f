import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createI18n, wordsIn } from '#app/i18n/create-i18n.ts'
import { createNavigation } from '#app/routing/navigation.ts'
import { openPages } from '#app/routing/open-pages.ts'
import { prefetchLinks } from '#app/routing/prefetch-links.ts'
import { createScrollMemory } from '#app/routing/scroll-memory.ts'
import { browserHistory } from '#app/routing/site-history.ts'
import { isFreshReload, reloadWhenOutdated, withoutReload } from '#app/site/reload-when-outdated.ts'
import { siteConfigOf } from '#app/site/use-site.ts'
import { toLanguage } from '#domain/site/language.ts'
import { loadPage } from './pages.ts'
import { Root } from './root.tsx'

/** Hydrates with exactly the language and the words that the server rendered; the root follows the stored choice after. */
async function wakeUp() {
  const i18n = await createI18n(toLanguage(document.documentElement.lang), [], wordsIn(document))
  const pages = openPages(i18n, loadPage)
  const scroll = createScrollMemory(() => window.sessionStorage)
  const navigation = createNavigation({
    history: browserHistory(window),
    first: await pages.load(window.location.pathname),
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

// Read by zod before a page that uses it loads it: it would else try whether it may compile code, which our content
// policy refuses and the browser then reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
reloadWhenOutdated()
// Not awaited: the files of the pages build upon the one that this becomes a part of, so they would wait for it.
void wakeUp()
