import { prerender } from 'react-dom/static'
import { dataElement } from '#app/browser/page-data.ts'
import { createI18n, loadedWords } from '#app/i18n/create-i18n.ts'
import { stillNavigation } from '#app/routing/navigation.ts'
import type { PageInfo } from '#content/page-info.ts'
import { locales } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import { loadPage, pageFile } from './pages.ts'
import { Root } from './root.tsx'

export { addresses } from './pages.ts'

/** The file that wakes the page up in the browser. */
const entry = 'app/entry.client.tsx'

/** A page as HTML, and the source files whose built scripts and styles it needs in its head. */
interface RenderedPage {
  html: string
  entry: string
  /** The page's own file, with which the entry wakes it up. */
  page: string
  /** Without scripts the page stays as it is. */
  hasScripts: boolean
  /** The form of amounts for a page about one visitor, whose scripts write some. */
  amountsIn: string | undefined
  forKnown: PageInfo['forKnown']
}

/** Renders one page in one language to complete HTML. Rejects when any part of it breaks. */
export async function renderPage(
  pathname: string,
  language: Language,
  site: SiteConfig,
): Promise<RenderedPage> {
  const page = await loadPage(pathname)
  const { messages, isStatic = false, personal = false, forKnown } = page.info
  const i18n = await createI18n(language, messages)
  let failure: unknown
  const { prelude } = await prerender(
    <Root site={site} i18n={i18n} navigation={stillNavigation(pathname, page)} />,
    {
      onError(error) {
        failure ??= error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure !== undefined) throw failure
  // The words that the HTML says anyway cost a fifth of what they would as files: they are packed with it.
  const data = dataElement('site-config', site) + dataElement('page-words', loadedWords(i18n, messages))
  return {
    html: isStatic ? html : html.replace('</body>', () => `${data}</body>`),
    entry,
    page: pageFile(pathname).replace('./', 'app/'),
    hasScripts: !isStatic,
    amountsIn: personal ? locales[language] : undefined,
    forKnown,
  }
}
