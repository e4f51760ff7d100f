import type { Letter, LetterKind } from '#server/mail/letter.ts'
import type { TestBackend } from './backend-fixture.ts'

/** The newest letter of a kind to somebody, once everything asked for has been written. */
export async function letterTo(at: TestBackend, to: string, kind: LetterKind): Promise<Letter> {
  await at.settled()
  const letter = at.letters.findLast((one) => one.to === to && one.kind === kind)
  if (!letter) throw new Error(`No letter of kind ${kind} was sent`)
  return letter
}

export async function linkTo(at: TestBackend, to: string, kind: LetterKind): Promise<URL> {
  const { link } = await letterTo(at, to, kind)
  if (!link) throw new Error(`The letter of kind ${kind} has no link`)
  return new URL(link)
}

/** Opens a link as a browser does: no key, no bearer. What the address it leads to says behind `#`, and in its query. */
export async function follow(at: TestBackend, link: URL, method = 'GET') {
  const address = new URL(link.pathname + link.search, 'http://backend.test')
  const response = await at.backend.fetch(new Request(address, { method }))
  const location = response.headers.get('location')
  const url = location ? new URL(location) : undefined
  return {
    status: response.status,
    page: url ? url.origin + url.pathname : undefined,
    fragment: Object.fromEntries(new URLSearchParams(url?.hash.slice(1))),
    query: Object.fromEntries(url?.searchParams ?? []),
  }
}
