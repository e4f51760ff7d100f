import { connect } from 'node:tls'
import type { SiteStatus } from '#domain/leads/desk/status.ts'

type Certificate = NonNullable<SiteStatus['certificate']>

/** How long the site's web server may take to show its certificate, in milliseconds. */
const patience = 10_000
/** How long what it showed holds, in milliseconds; where it showed none, it is asked again after an hour. */
const aDay = 86_400_000
const anHour = 3_600_000

/**
 * Tells how the certificate of `publicUrl` stands: by what was looked up last, at most a day ago. Null without https, and
 * until the first look is over, which nobody waits for.
 */
export function watchCertificate(
  publicUrl: string,
  now: () => number,
  look: (url: URL) => Promise<Certificate> = lookAtCertificate,
): () => Certificate | null {
  const url = new URL(publicUrl)
  if (url.protocol !== 'https:') return () => null
  let known: Certificate | null = null
  let nextAt = 0
  return () => {
    if (now() >= nextAt) {
      nextAt = now() + anHour
      void look(url).then((found) => {
        known = found
        if (found.problem !== 'unreachable') nextAt = now() + aDay
      })
    }
    return known
  }
}

/** What a web server shows to whoever connects, and whether a browser would trust it. Never rejects. */
export function lookAtCertificate(url: URL): Promise<Certificate> {
  const host = url.hostname
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(url.port || 443),
      servername: host,
      // Looked at all the same where it is not trusted: nothing is sent.
      rejectUnauthorized: false,
      timeout: patience,
    })
    const end = (found: Omit<Certificate, 'host'>) => {
      socket.destroy()
      resolve({ host, ...found })
    }
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate()
      const until = Date.parse(valid_to)
      end({
        valid_until: Number.isNaN(until) ? null : new Date(until).toISOString(),
        problem: socket.authorized ? null : 'untrusted',
      })
    })
    for (const failure of ['error', 'timeout'] as const)
      socket.once(failure, () => end({ valid_until: null, problem: 'unreachable' }))
  })
}
