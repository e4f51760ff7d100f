import { z } from 'zod'
import { newAccount } from '../tests/browser/fixtures/account/new-account.ts'
import { startSite } from '../tests/browser/fixtures/site/start-site.ts'
import { type BenchRow, median } from './row.ts'

const rounds = 60
const password = 'not the password'

const calls: Record<string, { path: string; body: object }> = {
  'sign-in with a wrong password': { path: 'token?grant_type=password', body: { password } },
  'sign-up': { path: 'signup', body: { password } },
  recover: { path: 'recover', body: {} },
  resend: { path: 'resend', body: { type: 'signup' } },
  otp: { path: 'otp', body: { create_user: false } },
}

/** Measures, on a site of its own without limits, whether the time of an answer tells who has an account. */
export async function benchEqualTimes(): Promise<BenchRow[]> {
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
    const rows: BenchRow[] = []
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
      const [value, unknownValue] = [median(times.known), median(times.unknown)]
      rows.push({
        name,
        value,
        unit: 'ms',
        ratio: value / unknownValue,
        goals: { ratio: { atLeast: 0.8, atMost: 1.25 } },
      })
      if (differing > 0) throw new Error(`${differing} answers of ${name} tell who has an account`)
    }
    return rows
  } finally {
    await site.stop()
  }
}
