import { type Language, languages } from '#domain/site/language.ts'
import { pageList } from '#domain/site/page-list.ts'
import { contentPaths } from '#domain/site/paths.ts'
import { type AllowedOrigins, contentSecurityPolicy } from '#server/http/headers.ts'
import { type FixedAnswer, fixAnswer, send } from './fixed-answer.ts'
import { pageLanguage } from './page-language.ts'
import type { RenderPage } from './render.ts'

interface PagesOptions {
  render: RenderPage
  /** Addresses that have a page; everything else gets the page for unknown addresses. */
  paths: readonly string[]
  allowedOrigins: AllowedOrigins
  /** Today's date: pages are rendered again when it changes, since some of them show it. */
  today: () => string
}

export interface RenderedPages {
  /** Addresses that have a page. */
  paths(): Promise<readonly string[]>
  respond(request: Request): Promise<Response>
  respondError(request: Request): Promise<Response>
  /** Renders every page in both languages, so that no visitor waits for a first rendering. */
  warm(): Promise<void>
}

/** Pages whose answers lie in memory. */
export interface PagesInMemory extends RenderedPages {
  /** The page of an address, where it is rendered already. */
  rendered(path: string, language: Language): FixedAnswer | undefined
}

/** The addresses that bring a key or a code. */
const secretPaths = new Set(pageList.flatMap(([, { path, bringsSecret }]) => (bringsSecret ? [path] : [])))

const unknownPage = '/*'
const errorPage = '/error'
const brotliQuality = 6

/** Every page, rendered once per language and day and kept in memory, compressed, with its own content policy. */
export function createPages({ render, paths, allowedOrigins, today }: PagesOptions): PagesInMemory {
  const addresses = new Set(paths)
  const rendered = new Map<string, FixedAnswer | Promise<FixedAnswer>>()
  let renderedOn = today()

  /** What there is of a page today. */
  function known(key: string): FixedAnswer | Promise<FixedAnswer> | undefined {
    if (today() !== renderedOn) {
      rendered.clear()
      renderedOn = today()
    }
    return rendered.get(key)
  }

  async function renderPage(path: string, language: Language): Promise<FixedAnswer> {
    const html = await render(path === unknownPage ? '/unknown-address' : path, language)
    const allowed = contentPaths.has(path) ? allowedOrigins : { ...allowedOrigins, scripts: [] }
    return fixAnswer(Buffer.from(html), {
      contentType: 'text/html; charset=utf-8',
      quality: brotliQuality,
      headers: {
        'cache-control': 'no-cache',
        'content-language': language,
        'content-security-policy': contentSecurityPolicy(html, allowed),
        vary: 'Accept-Encoding, Accept-Language, Cookie',
        ...(secretPaths.has(path) && { 'referrer-policy': 'no-referrer' }),
      },
    })
  }

  async function page(path: string, language: Language): Promise<FixedAnswer> {
    const key = `${language} ${path}`
    const found = known(key)
    if (found) return found
    const rendering = renderPage(path, language)
    rendered.set(key, rendering)
    const isCurrent = () => rendered.get(key) === rendering
    rendering.then(
      (answer) => isCurrent() && rendered.set(key, answer),
      () => isCurrent() && rendered.delete(key),
    )
    return rendering
  }

  const answer = async (request: Request, path: string, status: number) =>
    send(request, await page(path, pageLanguage(request)), status)

  return {
    paths: async () => paths,
    async respond(request) {
      const { pathname, search } = new URL(request.url)
      if (addresses.has(pathname)) return answer(request, pathname, 200)
      // Addresses that are typed or printed often end in a slash. Only a page of ours is ever led to.
      const withoutSlash = pathname.replace(/\/+$/, '')
      return addresses.has(withoutSlash)
        ? new Response(null, { status: 308, headers: { location: withoutSlash + search } })
        : answer(request, unknownPage, 404)
    },
    respondError: (request) => answer(request, errorPage, 500),
    rendered(path, language) {
      const found = known(`${language} ${path}`)
      return found instanceof Promise ? undefined : found
    },
    async warm() {
      for (const path of [...paths, unknownPage, errorPage]) {
        for (const language of languages) await page(path, language)
      }
    },
  }
}
