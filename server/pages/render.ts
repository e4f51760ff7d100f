import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
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

/** A renderer over the built app. `siteConfig` is asked at each rendering, since it carries today's date. */
export function createRenderer(build: ServerBuild, siteConfig: () => SiteConfig): RenderPage {
  const handle = createRequestHandler(build, 'production')
  const { siteConfigContext } = build.entry.module
  return async (path, language) => {
    const context = new RouterContextProvider()
    context.set(siteConfigContext, siteConfig())
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
