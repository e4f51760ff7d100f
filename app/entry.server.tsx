import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, ServerRouter } from 'react-router'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { toLanguage } from '#app/i18n/language.ts'
import { isPageHandle } from '#app/i18n/page-handle.ts'

export { siteConfigContext } from '#app/site/site-context.ts'

/** Names the language of a rendering; our server sets it, no visitor's request reaches this far. */
export const languageHeader = 'x-page-language'

function namespacesOf(context: EntryContext): string[] {
  return context.staticHandlerContext.matches.flatMap((match) => {
    const handle: unknown = context.routeModules[match.route.id]?.handle
    return isPageHandle(handle) ? [...handle.namespaces] : []
  })
}

/** Renders one page in one language to complete HTML. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const i18n = await createI18n(toLanguage(request.headers.get(languageHeader)), namespacesOf(context))
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <ServerRouter context={context} url={request.url} />
      </I18nextProvider>,
      {
        onAllReady() {
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
