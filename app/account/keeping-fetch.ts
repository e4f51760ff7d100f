/** What a browser sends after its page is gone, in characters; more than that it refuses. */
const keptAlive = 30_000

/** What changes a row by a function of the database; the others ask. */
const changesLead = /\/rpc\/desk_change_lead$/

/** `fetch`, except that a change of a row still arrives when the page is closed over it. */
export const keepingFetch: typeof fetch = (input, options) => {
  const { method, body } = options ?? {}
  const isChange = method === 'PATCH' || (method === 'POST' && changesLead.test(String(input)))
  const isSmallChange = isChange && typeof body === 'string' && body.length <= keptAlive
  return fetch(input, isSmallChange ? { ...options, keepalive: true } : options)
}
