import type { SupabaseClient } from '@supabase/supabase-js'

type Around = (call: Call, send: () => Promise<Response>) => Promise<Response>

/** A call to a table, such as `POST saved_plans`, with its query and body. */
interface Call {
  name: string
  query: string
  body: unknown
}

/** The client, except that its calls to tables pass through `around`. */
function wrapped(client: SupabaseClient, around: Around): SupabaseClient {
  const from: SupabaseClient['from'] = (table: string) => {
    const query = client.from(table)
    const send = query.fetch ?? fetch
    query.fetch = (input: RequestInfo | URL, options?: RequestInit) => {
      const { pathname, search } = new URL(String(input))
      const name = `${options?.method ?? 'GET'} ${pathname.split('/').at(-1)}`
      const body = typeof options?.body === 'string' ? JSON.parse(options.body) : undefined
      return around({ name, query: decodeURIComponent(search), body }, () => send(input, options))
    }
    return query
  }
  return Object.assign(Object.create(client), { from })
}

/** The client, except that calls such as `POST saved_plans` fail. */
export function failingAt(
  client: SupabaseClient,
  name: string,
  { code, status } = { code: 'XX000', status: 500 },
): SupabaseClient {
  const broken = () => Response.json({ message: 'out of order', code }, { status })
  return wrapped(client, async (call, send) => (call.name === name ? broken() : send()))
}

/** The client, except that something else happens before its first answer arrives, or the first to a call of this name. */
export function whileReading(
  client: SupabaseClient,
  meanwhile: () => Promise<void>,
  name?: string,
): SupabaseClient {
  let isFirst = true
  return wrapped(client, async (call, send) => {
    const answer = await send()
    if (isFirst && (name === undefined || call.name === name)) {
      isFirst = false
      await meanwhile()
    }
    return answer
  })
}

/** The client, and the list of what it asks of the tables. */
export function recorded(client: SupabaseClient): { client: SupabaseClient; calls: Call[] } {
  const calls: Call[] = []
  const recording = wrapped(client, (call, send) => {
    calls.push(call)
    return send()
  })
  return { client: recording, calls }
}
