import type { IncomingMessage, RequestListener } from 'node:http'
import type { Answered } from '#server/monitoring/answered.ts'
import { type FixedAnswer, pickVariant } from './fixed-answer.ts'
import { pickLanguage } from './page-language.ts'
import type { PagesInMemory } from './pages.ts'
import type { FilesInMemory } from './static-files.ts'

/** What lies in memory, and what it is. */
type Found = { answer: FixedAnswer; route: 'file' | 'page' }

/** A name of a host that needs no closer look: the app looks at all others. */
const plainHost = /^[a-z\d._-]+(:\d{1,5})?$/
/** An address that means the same before and after it is parsed. */
const plainAddress = /^(\/[\w./-]*)(?:\?([\w.=&-]*))?$/

/**
 * Answers what is asked most, pages and files that lie in memory, with what the app would write and without the way
 * through it. Whatever is not in memory yet, or asked in an unusual way, is the app's.
 */
export function answerFromMemory(
  {
    pages,
    files,
    onAnswer,
  }: { pages: PagesInMemory; files: FilesInMemory; onAnswer?: ((answered: Answered) => void) | undefined },
  app: RequestListener,
): RequestListener {
  function find({ method, url = '', headers }: IncomingMessage): Found | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      return undefined
    if (headers.host === undefined || !plainHost.test(headers.host)) return undefined
    const [, path, query] = plainAddress.exec(url) ?? []
    if (path === undefined) return undefined
    const file = files.loaded(path)
    if (file) return { answer: file, route: 'file' }
    const page = pages.rendered(
      path,
      pickLanguage({
        query: query === undefined ? undefined : new URLSearchParams(query),
        cookie: headers.cookie,
        acceptLanguage: headers['accept-language'],
      }),
    )
    return page && { answer: page, route: 'page' }
  }

  return (request, response) => {
    const found = find(request)
    if (found === undefined) return app(request, response)
    const { status, headers, body } = pickVariant(found.answer, {
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
    })
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
    onAnswer?.({
      route: found.route,
      name: undefined,
      method: request.method ?? '',
      status,
      seconds: undefined,
    })
  }
}
