import type { To } from '#app/ui/site-link.tsx'

/** An address on this site in its parts; `search` starts with `?` and `hash` with `#` unless they are empty. */
export interface Path {
  pathname: string
  search: string
  hash: string
}

export type { To }

/** A place in the browser's history. */
export interface Location extends Path {
  /** What the page that led here handed over. */
  state: unknown
  /** Tells the entry from all others, also after a reload. */
  key: string
}

const withSign = (sign: string, text = '') =>
  text === '' || text === sign ? '' : text.startsWith(sign) ? text : sign + text

/** An anchor as it stands in an address; one that cannot be read, such as `#100%`, names nothing on any page. */
export function readableHash(hash: string): string {
  try {
    // The result has to be of use, or the build takes the call for one that does nothing.
    return decodeURIComponent(hash) ? hash : ''
  } catch {
    return ''
  }
}

/** The parts of an address such as `/faq?lng=es#cost`. */
export function parsePath(address: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname, search: withSign('?', search), hash: readableHash(withSign('#', hash)) }
}

/** The address that `to` means on the page at `pathname`. */
export function resolve(to: To, pathname: string): Path {
  const { pathname: path, search, hash } = typeof to === 'string' ? parsePath(to) : to
  const anchor = readableHash(withSign('#', hash))
  return { pathname: path || pathname, search: withSign('?', search), hash: anchor }
}

export function hrefOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** A place that has not been entered yet. */
export function locationOf(path: Path, state: unknown): Location {
  return { ...path, state: state ?? null, key: newKey() }
}
