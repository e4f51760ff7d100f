import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { SiteConfig } from '#config/public-settings.ts'
import type { PageLanguage } from './page-language.ts'

/** Renders one address in one language to complete HTML. */
export type RenderPage = (path: string, language: PageLanguage) => Promise<string>

/** Addresses that the build knows, without the catch-all. */
export function pagePaths(build: ServerBuild): string[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route?.parentId !== 'root') return []
    if (route.index) return ['/']
    return route.path && route.path !== '*' ? [`/${route.path.replace(/^\//, '')}`] : []
  })
}

type EntryModule = ServerBuild['entry']['module']

/** The app's entry hands out the context that its root loader reads the settings from. */
function hasSiteConfigContext(
  module: EntryModule,
): module is EntryModule & { siteConfigContext: RouterContext<SiteConfig> } {
  return 'siteConfigContext' in module
}

/** A renderer over the built app. `siteConfig` is asked at each rendering, since it carries today's date. */
export function createRenderer(build: ServerBuild, siteConfig: () => SiteConfig): RenderPage {
  const handle = createRequestHandler(build, 'production')
  const { module } = build.entry
  if (!hasSiteConfigContext(module))
    throw new Error('The build has no siteConfigContext: it is not this site')
  return async (path, language) => {
    const context = new RouterContextProvider()
    context.set(module.siteConfigContext, siteConfig())
    const request = new Request(new URL(path, 'http://page.internal'), {
      headers: { 'x-page-language': language },
    })
    const response = await handle(request, context)
    const html = await response.text()
    if (response.status >= 500)
      throw new Error(`Rendering ${path} (${language}) failed with ${response.status}`)
    // Low priority keeps the scripts from delaying the first paint, which needs only the HTML and the CSS.
    return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  }
}
