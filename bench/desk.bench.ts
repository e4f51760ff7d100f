import { startTestBackend } from '../tests/backend/fixtures/backend.ts'
import { switchAppOn } from '../tests/backend/fixtures/desk.ts'
import { rareLead, storeManyLeads } from '../tests/fixtures/leads/many-leads.ts'
import { type BenchRow, median } from './row.ts'

const leads = 100_000
const rounds = 15
const page = { kind: '', status: '', page_size: 50 }
const zone = 'America/New_York'

const searches = {
  'searches a common name': 'garcia',
  'searches a rare name': rareLead.name.slice(0, 9),
  'searches the digits of a phone': rareLead.phone.slice(6),
  'searches what nobody has': 'xylophone',
  'searches two letters': 'ma',
  'searches two letters that begin no word': 'qz',
  'searches a part of every address': 'example.com',
  'searches a name and a rare one': 'garcia quackenbush',
}

/** Measures the agent's desk over a hundred thousand leads, as supabase-js asks it, within one process. */
export async function benchDesk(): Promise<BenchRow[]> {
  const at = await startTestBackend('embedded')
  try {
    const { client, userId } = await at.signUp('agent@example.com')
    await at.sql`update auth.users set raw_app_meta_data = '{"role": "agent"}' where id = ${userId}`
    await switchAppOn(client)
    await storeManyLeads(at.sql, leads)
    const [lead] = await at.sql`select id from leads limit 1`
    const [middle] = await at.sql`select created_at::text as before_at, id as before_id from leads
      order by created_at offset ${leads / 2} limit 1`

    const ask = async (name: string, params: object = {}) => {
      const { data, error } = await client.rpc(name, params)
      if (error) throw new Error(`${name}: ${error.message}`)
      return data
    }
    const kinds: Record<string, () => Promise<unknown>> = {
      'reads one lead (baseline)': () => ask('desk_lead', { id: lead?.id }),
      'opens: summary, first page, week': () =>
        Promise.all([ask('desk_summary'), ask('desk_leads', page), ask('desk_week', { zone })]),
      'looks for what is new': () => ask('desk_summary'),
      'counts a year by week': () => ask('desk_weeks', { zone, weeks: 53 }),
      'goes on in the middle': () => ask('desk_leads', { ...page, ...middle }),
      'lists those who wait': () => ask('desk_leads', { ...page, status: 'new' }),
      'lists call wishes that are won': () => ask('desk_leads', { ...page, kind: 'call', status: 'won' }),
    }
    for (const [name, search] of Object.entries(searches)) {
      kinds[name] = () => ask('desk_leads', { ...page, search })
    }
    kinds['searches a common name among those who wait'] = () =>
      ask('desk_leads', { ...page, search: 'garcia', status: 'new' })
    kinds['exports 500'] = () => ask('desk_export', { page_size: 500 })
    return await measure(kinds)
  } finally {
    await at.stop()
  }
}

async function measure(kinds: Record<string, () => Promise<unknown>>): Promise<BenchRow[]> {
  const times = Object.keys(kinds).map((): number[] => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [place, ask] of Object.values(kinds).entries()) {
      const since = performance.now()
      await ask()
      // The first round warms the database up.
      if (round > 0) times[place]?.push(performance.now() - since)
    }
  }
  const medians = times.map(median)
  return Object.keys(kinds).map((name, place) => {
    const value = medians[place] ?? Number.NaN
    return {
      name,
      value,
      unit: 'ms',
      slowest: Math.max(...(times[place] ?? [])),
      ratio: value / (medians[0] ?? Number.NaN),
      goals: { value: { atMost: 60 } },
    }
  })
}
