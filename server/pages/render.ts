import type { PageInfo } from '#content/page-info.ts'
import { type Language, languageQuery } from '#domain/site/language.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { type BuildManifest, fileOf, filesOf, sheetOf } from './page-files.ts'

/** Renders one address in one language to complete HTML. */
export type RenderPage = (path: string, language: Language) => Promise<string>

/** A page as the app renders it, without what the build alone knows. */
interface BarePage {
  html: string
  /** The source file whose `wakeUp` wakes the page up in the browser, given what the page's own file exports. */
  entry: string
  page: string
  hasScripts: boolean
  /** In whose form the page's scripts are about to write amounts, where they are. */
  amountsIn: string | undefined
  forKnown?: PageInfo['forKnown']
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

/** Whose `tellEarlyAnswers` tells a page what was entered before it could answer. */
export const earlyAnswersSource = 'app/browser/early-answers.ts'

/**
 * Loads a page's scripts once it has been painted: on a slow line they would otherwise take their share of it from the
 * HTML, the styles and the drawing, which are all that a reader needs first. Each is run as soon as it and those that it
 * builds upon are there, in a task of its own: all at once they would hold up a slow phone. A page in the background
 * wakes up when it comes into view. The first amount that a browser writes takes it some 15 ms, and is therefore
 * written in a task of its own while the scripts are on their way. Scripts that a browser has kept are there before the
 * end of the HTML on a slow line: nothing wakes up before what is handed on at its end. What was chosen and typed before
 * anything could answer is told then, and the button that was pressed last is pressed.
 */
function afterFirstPaint(
  wakeUp: string,
  scripts: readonly string[],
  earlyAnswers: string,
  amountsIn: BarePage['amountsIn'],
): string {
  // By six, as many as a browser asks one server for at a time.
  const ask = `for(const[i,href]of scripts.entries()){if(i%6===5)await new Promise(go=>setTimeout(go));document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}`
  const amount = `setTimeout(()=>(0).toLocaleString('${amountsIn}',{style:'currency',currency:'USD'}));`
  const wholePage = `if(document.readyState==='loading')await new Promise(go=>document.addEventListener('DOMContentLoaded',go));`
  const load = `const scripts=${JSON.stringify(scripts)};${ask};${amountsIn ? amount : ''}for(const href of scripts)await import(href);${wholePage}await ${wakeUp};for(const type of['click','input'])removeEventListener(type,note);if(answers.length)await(await import('${earlyAnswers}')).tellEarlyAnswers(answers);pressed?.click()`
  const note = `let pressed;const answers=[];const note=({type,target})=>{if(type==='click')pressed=target.closest('button');else answers.push([target,target.value,target.checked])};addEventListener('click',note);addEventListener('input',note);`
  const whenPainted = `new PerformanceObserver((_,observer)=>{observer.disconnect();load()}).observe({type:'paint',buffered:true})`
  const afterAFrame = 'requestAnimationFrame(()=>setTimeout(load))'
  return `{${note}const load=async()=>{${load}};PerformanceObserver.supportedEntryTypes?.includes('paint')?${whenPainted}:${afterAFrame}}`
}

/** A script that wakes the page up: first the entry, upon which the page's file builds, then that. */
export function wakeUpScript(entry: string, page: string): string {
  return `import(${JSON.stringify(entry)}).then(async({wakeUp})=>wakeUp(await import(${JSON.stringify(page)})))`
}

/**
 * Deals with whoever has neither a session nor any of the keys in this browser, and nothing in the address: the page's scripts would find out the
 * same, a second or two later. Where storage is forbidden, they do.
 */
function forStrangers({ stored, brought, ...way }: NonNullable<PageInfo['forKnown']>): string {
  const keys = ['sb-.+-auth-token', ...stored.map((name) => storageKeys[name])]
  const known = `/^(${keys.join('|')})$/`
  const comesWithNothing = brought
    ? `!/[?&#](${brought.join('|')})=/.test(location.search+location.hash)&&`
    : ''
  return `try{if(${comesWithNothing}!Object.keys(localStorage).some(key=>${known}.test(key))){${leadOrTell(way)}}}catch{}`
}

/** Leads elsewhere, in the language that the address asks for, or lets the styles show what stands there for strangers. */
function leadOrTell({
  elsewhere,
  comesBack,
}: Pick<NonNullable<PageInfo['forKnown']>, 'elsewhere' | 'comesBack'>): string {
  if (elsewhere === undefined) return `document.documentElement.dataset.stranger=''`
  const go = comesBack
    ? `history.replaceState({usr:{next:location.pathname+location.search}},'',to);location.reload()`
    : 'location.replace(to)'
  const asked = `/[?&](${languageQuery}=\\w+)/.exec(location.search)`
  const to = `${JSON.stringify(elsewhere)}+(${asked}?.[1]??'').replace(/^./,'?$&')`
  return `const to=${to};${go}`
}

/** The page with the styles and scripts that the build made for it. */
function withFiles(bare: BarePage, manifest: BuildManifest): string {
  const { html, entry, page, hasScripts, amountsIn, forKnown } = bare
  const { styles, scripts } = filesOf(manifest, [entry, page])
  // Those that are in the one sheet are named, without being loaded, so that no later page loads them again.
  const known = styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`)
  const tags = [`<link rel="stylesheet" href="${sheetOf(styles)}">`, ...known]
  if (forKnown) tags.unshift(`<script>${forStrangers(forKnown)}</script>`)
  if (hasScripts) {
    const wakeUp = wakeUpScript(fileOf(manifest, entry), fileOf(manifest, page))
    tags.push(
      `<script>${afterFirstPaint(wakeUp, scripts, fileOf(manifest, earlyAnswersSource), amountsIn)}</script>`,
    )
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
