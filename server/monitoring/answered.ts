import type { Log } from '#functions/log.ts'

/** What a request is for, as far as counting goes. */
export type RouteClass = 'page' | 'file' | 'function' | 'accounts' | 'tables' | 'calendar' | 'probe'

/** A request that was answered; nothing of it tells who asked, or for what. */
export interface Answered {
  route: RouteClass
  /** The function that was called, or the way of a sign-in. */
  name: string | undefined
  method: string
  status: number
  /** How long it took, in seconds; undefined for what lay in memory. */
  seconds: number | undefined
}

const prefixes: readonly (readonly [string, RouteClass])[] = [
  ['/functions/v1/', 'function'],
  ['/auth/v1/', 'accounts'],
  ['/rest/v1/', 'tables'],
  ['/calendar/', 'calendar'],
]
const probes = new Set(['/healthz', '/readyz', '/metrics'])
const signIns = new Set(['password', 'pkce'])

/** What a path asks for; a file has a dot in its last part. */
export function routeOf(path: string): RouteClass {
  if (probes.has(path)) return 'probe'
  const found = prefixes.find(([prefix]) => path.startsWith(prefix))
  return found?.[1] ?? (/\.[^/]*$/.test(path) ? 'file' : 'page')
}

/** What a request is for. `functions` are the names that exist: others are counted together. */
export function aimOf(url: URL, functions: ReadonlySet<string>): Pick<Answered, 'route' | 'name'> {
  const route = routeOf(url.pathname)
  if (route === 'function') {
    const name = url.pathname.slice('/functions/v1/'.length)
    return { route, name: functions.has(name) ? name : 'unknown' }
  }
  const grant = url.pathname === '/auth/v1/token' ? url.searchParams.get('grant_type') : null
  return { route, name: grant !== null && signIns.has(grant) ? grant : undefined }
}

/** Counts every answer, and says in the log where the site failed at one. Probes are asked again soon anyway. */
export function hearAnswers(log: Log, metrics: { answered: (answered: Answered) => void } | undefined) {
  return (answered: Answered): void => {
    metrics?.answered(answered)
    const { route, name, method, status, seconds } = answered
    if (status < 500 || route === 'probe') return
    log('answer_failed', {
      route,
      ...(route === 'function' && { function: name }),
      method,
      status,
      ms: seconds === undefined ? undefined : Math.round(seconds * 1_000),
    })
  }
}
