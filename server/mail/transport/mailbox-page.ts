import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email as ReadEmail } from 'postal-mime'
import { escaped } from '#server/mail/templates/escaped.ts'
import type { Env } from '#server/startup/env.ts'
import { outboxFiles } from './outbox.ts'

/** Answers `/mailbox` and `/mailbox/<file>`. */
export type Mailbox = (request: Request) => Promise<Response>

/**
 * Pages that show a developer the mails of the outbox, links and all. There is none unless NODE_ENV is development:
 * whoever reads an account's mails can take the account over.
 */
export function openMailbox({ NODE_ENV, DATA_DIR }: Pick<Env, 'NODE_ENV' | 'DATA_DIR'>): Mailbox | undefined {
  if (NODE_ENV !== 'development') return undefined
  const directory = join(DATA_DIR, 'outbox')
  return async (request) => {
    const files = await outboxFiles(directory)
    const wanted = decodeURIComponent(new URL(request.url).pathname.split('/')[2] ?? '')
    if (!wanted) return page('Mailbox', await list(directory, files))
    if (!files.includes(wanted)) return page('No such mail', '<p><a href="/mailbox">Mailbox</a></p>', 404)
    const mail = await read(directory, wanted)
    return page(mail.subject ?? wanted, shown(mail))
  }
}

async function read(directory: string, file: string): Promise<ReadEmail> {
  return PostalMime.parse(await readFile(join(directory, file)))
}

const addressOf = (mail: ReadEmail) => mail.to?.map(({ address }) => address ?? '').join(', ') ?? ''

async function list(directory: string, files: readonly string[]): Promise<string> {
  if (files.length === 0) return '<h1>Mailbox</h1><p>No mail yet. Reload after something was sent.</p>'
  const rows = await Promise.all(
    files.slice(0, 100).map(async (file) => {
      const mail = await read(directory, file)
      const cells = [mail.date ?? '', addressOf(mail)].map((text) => `<td>${escaped(text)}</td>`).join('')
      const subject = escaped(mail.subject ?? file)
      return `<tr>${cells}<td><a href="/mailbox/${encodeURIComponent(file)}">${subject}</a></td></tr>`
    }),
  )
  const head = '<tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr>'
  return `<h1>Mailbox</h1><p>The mails of this machine, the newest first.</p><table>${head}${rows.join('')}</table>`
}

/** The HTML stands in a frame that may run nothing; its links open beside it. */
function shown(mail: ReadEmail): string {
  const html = (mail.html ?? '').replace('<head>', '<head><base target="_blank">')
  const text = escaped(mail.text ?? '').replaceAll(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  )
  return `<p><a href="/mailbox">Mailbox</a></p><h1>${escaped(mail.subject ?? '')}</h1>
<p>To ${escaped(addressOf(mail))}, from ${escaped(mail.from?.name ?? '')} ${escaped(mail.from?.address ?? '')}, ${escaped(mail.date ?? '')}</p>
<h2>Text</h2><pre>${text}</pre>
<h2>HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}"></iframe>`
}

const style = `body{margin:2rem auto;padding:0 1rem;max-width:60rem;font:17px/1.5 system-ui,sans-serif;color:#13203f;background:#faf7f1}
a{color:#1b45a8}table{border-collapse:collapse}th,td{padding:.4rem 1.5rem .4rem 0;text-align:left;border-bottom:1px solid #ddd5c5}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 ui-monospace,monospace}
iframe{width:100%;height:60rem;border:1px solid #ddd5c5;background:#fff}`

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(html, { status, headers })
}
