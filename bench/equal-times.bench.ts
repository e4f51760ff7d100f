import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { newAccount } from '../tests/e2e/fixtures/account/new-account.ts'
import { startSite } from '../tests/e2e/fixtures/site/start-site.ts'

/** How long a call takes for an address with an account and for one without, medians in milliseconds. */
export type EqualTimeRow = { name: string; known: number; unknown: number; ratio: number; differing: number }

const rounds = 60
const password = 'not the password'

const calls: Record<string, { path: string; body: object }> = {
  'sign-in with a wrong password': { path: 'token?grant_type=password', body: { password } },
  'sign-up': { path: 'signup', body: { password } },
  recover: { path: 'recover', body: {} },
  resend: { path: 'resend', body: { type: 'signup' } },
  otp: { path: 'otp', body: { create_user: false } },
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Measures, on a site of its own without limits, whether the time of an answer tells who has an account. */
export async function benchEqualTimes(): Promise<EqualTimeRow[]> {
  const site = await startSite({ RATE_LIMITS: 'off', SITE_SPLASH: 'off' })
  try {
    const config = await (await fetch(`${site.address}/config.json`)).json()
    const { supabaseKey: apikey } = z.looseObject({ supabaseKey: z.string() }).parse(config)
    const { email: known } = await newAccount(site.address)
    async function time(path: string, body: object) {
      const since = performance.now()
      const answer = await fetch(`${site.address}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await answer.arrayBuffer()
      return { time: performance.now() - since, status: answer.status }
    }
    const rows: EqualTimeRow[] = []
    for (const [name, { path, body }] of Object.entries(calls)) {
      const times = { known: [] as number[], unknown: [] as number[] }
      let differing = 0
      for (let round = 0; round <= rounds; round++) {
        // Who comes first changes, because what an answer leaves to be done falls into the time of the next one.
        const pair = { known, unknown: `${crypto.randomUUID()}@example.com` }
        const statuses = new Set<number>()
        for (const who of round % 2 === 0
          ? (['known', 'unknown'] as const)
          : (['unknown', 'known'] as const)) {
          const { time: taken, status } = await time(path, { email: pair[who], ...body })
          statuses.add(status)
          // The first round warms the server up.
          if (round > 0) times[who].push(taken)
        }
        if (statuses.size > 1) differing += 1
      }
      const [ofKnown, ofUnknown] = [middle(times.known), middle(times.unknown)]
      rows.push({ name, known: ofKnown, unknown: ofUnknown, ratio: ofKnown / ofUnknown, differing })
    }
    return rows
  } finally {
    await site.stop()
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.table(await benchEqualTimes())
}
