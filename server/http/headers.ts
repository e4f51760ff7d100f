import { createHash } from 'node:crypto'

/** Sent with every answer; each line says what it is for. */
export const securityHeaders: Record<string, string> = {
  // A file is what its type says, never what a browser guesses.
  'x-content-type-options': 'nosniff',
  // Other sites learn at most our origin, never which page someone was on.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Once seen over https, always https.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  // Nothing here needs these devices, so no script may ask for them.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // A page that opens us, or that we open, gets no handle on our window.
  'cross-origin-opener-policy': 'same-origin',
  // Nobody may frame us (clickjacking); the CSP says it again for newer browsers.
  'x-frame-options': 'DENY',
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

/** Origins beyond our own that a page may use, each because an operator's setting asks for it. */
export interface AllowedOrigins {
  /** On content pages alone (`isContent` in content/pages.ts). */
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

/** The content security policy of one rendered page: its own inline scripts by hash, and nothing else inline. */
export function contentSecurityPolicy(html: string, allowed: AllowedOrigins): string {
  const directive = (name: string, ...sources: readonly string[]) => `${name} ${sources.join(' ')}`
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...inlineHashes(html, 'script'), ...allowed.scripts),
    directive('style-src', "'self'", ...inlineHashes(html, 'style'), ...allowed.scripts),
    // React writes custom properties such as --n into style attributes.
    directive('style-src-attr', "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:'),
    directive('connect-src', "'self'", ...allowed.connections),
    directive('frame-src', ...(allowed.frames.length > 0 ? allowed.frames : ["'none'"])),
    directive('object-src', "'none'"),
    directive('base-uri', "'self'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ')
}
