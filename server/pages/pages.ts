import { type Language, languages } from '#domain/site/language.ts'
import { contentPaths } from '#domain/site/paths.ts'
import { type AllowedOrigins, contentSecurityPolicy } from '#server/http/headers.ts'
import { type Compressed, compress, send } from './compressed.ts'
import { pageLanguage } from './page-language.ts'
import type { RenderPage } from './render.ts'

interface RenderedPage {
  body: Compressed
  policy: string
}

export interface PagesOptions {
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

const unknownPage = '/*'
const errorPage = '/error'
const brotliQuality = 6

/** Every page, rendered once per language and day and kept in memory, compressed, with its own content policy. */
export function createPages({ render, paths, allowedOrigins, today }: PagesOptions): RenderedPages {
  const known = new Set(paths)
  const rendered = new Map<string, Promise<RenderedPage>>()
  let renderedOn = today()

  async function renderPage(path: string, language: Language): Promise<RenderedPage> {
    const html = await render(path === unknownPage ? '/unknown-address' : path, language)
    return {
      body: await compress(Buffer.from(html), 'text/html; charset=utf-8', brotliQuality),
      policy: contentSecurityPolicy(
        html,
        contentPaths.has(path) ? allowedOrigins : { ...allowedOrigins, scripts: [] },
      ),
    }
  }

  function page(path: string, language: Language): Promise<RenderedPage> {
    if (today() !== renderedOn) {
      rendered.clear()
      renderedOn = today()
    }
    const key = `${language} ${path}`
    let found = rendered.get(key)
    if (!found) {
      found = renderPage(path, language)
      rendered.set(key, found)
      found.catch(() => rendered.delete(key))
    }
    return found
  }

  async function answer(request: Request, path: string, status: number): Promise<Response> {
    const language = pageLanguage(request)
    const { body, policy } = await page(path, language)
    return send(
      request,
      body,
      {
        'cache-control': 'no-cache',
        'content-language': language,
        'content-security-policy': policy,
        vary: 'Accept-Encoding, Accept-Language, Cookie',
      },
      status,
    )
  }

  return {
    paths: async () => paths,
    async respond(request) {
      const { pathname, search } = new URL(request.url)
      if (known.has(pathname)) return answer(request, pathname, 200)
      // Addresses that are typed or printed often end in a slash. Only a page of ours is ever led to.
      const withoutSlash = pathname.replace(/\/+$/, '')
      return known.has(withoutSlash)
        ? new Response(null, { status: 308, headers: { location: withoutSlash + search } })
        : answer(request, unknownPage, 404)
    },
    respondError: (request) => answer(request, errorPage, 500),
    async warm() {
      for (const path of [...paths, unknownPage, errorPage]) {
        for (const language of languages) await page(path, language)
      }
    },
  }
}
