import { z } from 'zod'

// A thousand wrong sign-ins as fast as the connections allow, from one address (as a proxy in front would name it). A
// process of its own, so that it does not slow down who measures. Tells its parent how often each status was answered.
const [site, key, from, count, connections] = z
  .tuple([z.string(), z.string(), z.string(), z.coerce.number(), z.coerce.number()])
  .parse(process.argv.slice(2))

const statuses: Record<number, number> = {}
let left = count

async function attempt(): Promise<void> {
  const response = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'wrong password' }),
  })
  await response.arrayBuffer()
  statuses[response.status] = (statuses[response.status] ?? 0) + 1
}

async function keepTrying(): Promise<void> {
  while (left > 0) {
    left -= 1
    await attempt()
  }
}

const since = performance.now()
process.send?.('begun')
await Promise.all(Array.from({ length: connections }, keepTrying))
process.send?.({ statuses, milliseconds: performance.now() - since })
process.disconnect()
