import type { Language } from '#domain/site/language.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import { type BuildManifest, filesOf } from './page-files.ts'

/** Renders one address in one language to complete HTML. */
export type RenderPage = (path: string, language: Language) => Promise<string>

/** A page as the app renders it, without what the build alone knows. */
export interface BarePage {
  html: string
  /** The source files of its scripts, words and styles; first the one that wakes the page up in the browser. */
  sources: string[]
  hasScripts: boolean
}

/** What `app/entry.server.tsx` exports. */
export interface SiteBuild {
  /** Addresses that have a page. */
  addresses: readonly string[]
  renderPage(path: string, language: Language, site: SiteConfig): Promise<BarePage>
}

export function isSiteBuild(module: object): module is SiteBuild {
  return 'addresses' in module && 'renderPage' in module
}

/** Puts tags at the end of a page's head. */
export function withHeadTags(html: string, tags: string): string {
  return html.replace('</head>', () => `${tags}</head>`)
}

/**
 * Loads a page's scripts once it has been painted: on a slow line they would otherwise take their share of it from the
 * HTML, the styles and the drawing, which are all that a reader needs first. A page in the background wakes up when it
 * comes into view.
 */
function afterFirstPaint(entry: string, scripts: readonly string[]): string {
  const load = `for(const href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));import(${JSON.stringify(entry)})`
  const whenPainted = `new PerformanceObserver((_,observer)=>{observer.disconnect();load()}).observe({type:'paint',buffered:true})`
  const afterAFrame = 'requestAnimationFrame(()=>setTimeout(load))'
  return `{const load=()=>{${load}};PerformanceObserver.supportedEntryTypes?.includes('paint')?${whenPainted}:${afterAFrame}}`
}

/** The page with the styles and scripts that the build made for it. */
function withFiles({ html, sources, hasScripts }: BarePage, manifest: BuildManifest): string {
  const { styles, scripts } = filesOf(manifest, sources)
  const entry = sources[0] ? manifest[sources[0]]?.file : undefined
  const tags = styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  if (hasScripts && entry) {
    tags.push(`<script>${afterFirstPaint(`/${entry}`, scripts)}</script>`)
  }
  return withHeadTags(html, tags.join(''))
}

/** A renderer over the built app. `siteConfig` is asked at each rendering, since it carries today's date. */
export function createRenderer(
  build: SiteBuild,
  manifest: BuildManifest,
  siteConfig: () => SiteConfig,
): RenderPage {
  return async (path, language) => withFiles(await build.renderPage(path, language, siteConfig()), manifest)
}
