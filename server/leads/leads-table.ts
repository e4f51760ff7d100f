import { z } from 'zod'
import { stages } from '#domain/leads/desk/stages.ts'
import { withPlanNames } from '#domain/leads/plan-names.ts'
import { areCallsRefused, reachWays } from '#domain/leads/reach.ts'

/** Asks the REST interface for a path below `/rest/v1` with the rights of `service_role`. */
export type FetchRest = (path: string) => Promise<Response>

const planSchema = z.object({ carrierName: z.string().optional(), monthlyPremium: z.number().optional() })

const leadSchema = z.object({
  created_at: z.string(),
  kind: z.string(),
  /** How far the agent has come with whose it is. */
  person: z.object({ stage: z.enum(stages) }),
  person_name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  reach: z.array(z.enum(reachWays)),
  language: z.string(),
  consent: z.boolean(),
  plans: z.array(z.preprocess(withPlanNames, planSchema)),
})
export type ListedLead = z.infer<typeof leadSchema>

const columns = Object.keys(leadSchema.shape)
  .map((name) => (name === 'person' ? 'person:people(stage)' : name))
  .join(',')

/** The leads, newest first, at most `limit`. Throws one sentence when the table can't be read. */
export async function listLeads(fetchRest: FetchRest, limit = 200): Promise<ListedLead[]> {
  const response = await fetchRest(`/rest/v1/leads?select=${columns}&order=created_at.desc&limit=${limit}`)
  if (response.ok) return z.array(leadSchema).parse(await response.json())
  if (response.status === 401) throw new Error('The secret key is not accepted: check SUPABASE_SECRET_KEY.')
  if (response.status === 404)
    throw new Error('There is no table "leads" yet: run "supabase db push" for this project.')
  throw new Error(`The leads could not be read (answer ${response.status}).`)
}

const headings = [
  ...['When', 'What', 'Stage', 'Name', 'Phone', 'E-mail', 'Reach by'],
  ...['Language', 'May contact', 'Plans'],
]

/** The leads as a text table for a terminal, times in the terminal's time zone. */
export function leadsTable(leads: readonly ListedLead[], timeZone?: string): string {
  if (leads.length === 0) return 'No leads yet.'
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const rows = leads.map((lead) =>
    [
      when.format(new Date(lead.created_at)),
      lead.kind,
      lead.person.stage.replace('_', ' '),
      lead.person_name ?? '',
      lead.phone ?? '',
      lead.email ?? '',
      reachText(lead),
      lead.language,
      lead.consent ? 'yes' : 'no',
      lead.plans.map(planText).join('; '),
    ].map(printable),
  )
  const widths = headings.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Empty where nobody asked; refused calls are said, for the number may stand beside it. */
function reachText({ reach }: ListedLead): string {
  return [...reach, ...(areCallsRefused(reach) ? ['NO CALLS'] : [])].join(', ')
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function planText({ carrierName, monthlyPremium }: ListedLead['plans'][number]): string {
  const price = monthlyPremium === undefined ? '' : `${dollars.format(monthlyPremium)} a month`
  return [carrierName, price].filter(Boolean).join(' ')
}

/** Visitors typed this: control characters could rewrite the agent's terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cf}/gu, ' ')
}
