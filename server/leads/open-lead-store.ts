import { contactChoicesSchema } from '#domain/leads/contact-choices.ts'
import {
  type ApplicationFinder,
  type LeadStore,
  leadRow,
  type RefuseContact,
} from '#functions/leads/lead-store.ts'
import { type StatusFunctions, type StatusStore, statusStore } from '#functions/leads/status-store.ts'
import { inTime } from '#server/database/in-time.ts'
import { openPool } from '#server/database/pools.ts'
import { raw } from '#server/database/sql.ts'

/** How long storing a lead or a refusal, or looking for a lead, may take in all, in milliseconds. */
const patience = 10_000

/**
 * Stores leads, and how who sent them may be reached, in the database at `url` over connections that nothing else uses:
 * whatever visitors make the tables do, a lead finds a free one. The database adds a lead's mails in the same transaction.
 */
export function openLeadStore(url: string): {
  storeLead: LeadStore
  findApplication: ApplicationFinder
  refuseContact: RefuseContact
  requestStatus: StatusStore
  stop: () => Promise<void>
} {
  const sql = openPool(url, 'leads')

  async function store(lead: Parameters<LeadStore>[0]): Promise<string> {
    const row = leadRow(lead)
    const columns = raw(Object.keys(row).join(', '))
    const [inserted] = await sql<{ id: string }>`
      insert into public.leads (${columns})
      select ${columns} from jsonb_populate_record(null::public.leads, ${JSON.stringify(row)}::jsonb)
      on conflict (idempotency_key) do nothing returning id`
    if (inserted) return inserted.id
    const [known] = await sql<{ id: string }>`
      select id from public.leads where idempotency_key = ${lead.idempotencyKey}`
    if (known) return known.id
    throw new Error('The lead was not stored')
  }

  async function find(idempotencyKey: string, planId: string): Promise<boolean> {
    const rows = await sql`
      select 1 from public.leads
      where idempotency_key = ${idempotencyKey} and kind = 'application'
        and exists (select from jsonb_array_elements(plans) as plan where plan->>'applyProductCode' = ${planId})`
    return rows.length > 0
  }

  async function refuse(code: string, ways: Parameters<RefuseContact>[1]): ReturnType<RefuseContact> {
    const [row] = await sql<{
      choices: unknown
    }>`select public.refuse_contact(${code}, ${ways}::text[]) as choices`
    return contactChoicesSchema.nullable().parse(row?.choices) ?? undefined
  }

  type Answered = Promise<{ answer: unknown }[]>
  const functions: { [Name in keyof StatusFunctions]: (given: StatusFunctions[Name]) => Answered } = {
    ask_request_code: ({ link }) => sql`select public.ask_request_code(${link}) as answer`,
    open_request: ({ link, digits, session }) =>
      sql`select public.open_request(${link}, ${digits}, ${session}) as answer`,
    read_request: ({ session }) => sql`select public.read_request(${session}) as answer`,
    change_request: ({ session, change }) =>
      sql`select public.change_request(${session}, ${change}) as answer`,
  }

  return {
    requestStatus: statusStore(async (name, parameters) => {
      const [row] = await inTime(functions[name](parameters), patience)
      return row?.answer
    }),
    refuseContact: (code, ways) => inTime(refuse(code, ways), patience),
    findApplication: (key, planId) => inTime(find(key, planId), patience),
    storeLead: (lead) => inTime(store(lead), patience),
    stop: sql.end,
  }
}
