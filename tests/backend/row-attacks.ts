type Row = Record<string, unknown>
/** A stored row's id, and whose it is. */
export type Victim = { id: string; userId: string }
/** A request at somebody's row. */
export type Attack = {
  name: string
  method: string
  /** What follows /rest/v1/<table>. */
  query: (victim: Victim, attacker: string) => string
  body?: (victim: Victim, attacker: string) => unknown
  prefer?: string
}

export const tables = ['profiles', 'saved_plans', 'leads', 'lead_mails'] as const
/** `tables` are those that `strangers.test.ts` runs through; the answers have tests of their own. */
export type Table = (typeof tables)[number] | 'account_answers'

export const marker = 'Taken over'

/** A whole row that carries the victim's id and is owned by `owner`. */
function forged(table: Table, victim: Victim, owner: string): Row {
  if (table === 'profiles') return { id: victim.userId, full_name: marker }
  if (table === 'account_answers') return { id: victim.userId, answers: { name: marker } }
  if (table === 'saved_plans') return { id: victim.id, user_id: owner, plan_name: marker, plan_details: {} }
  if (table === 'lead_mails') {
    return {
      id: victim.id,
      lead_id: victim.id,
      recipient: 'visitor',
      address: 'x@example.com',
      problem: marker,
    }
  }
  return {
    id: victim.id,
    kind: 'call',
    email: 'x@example.com',
    phone: '(212) 555-0100',
    person_name: marker,
    idempotency_key: victim.id,
  }
}

/** A change that marks the row, in a column that is free text everywhere. */
function mark(table: Table): Row {
  if (table === 'saved_plans') return { plan_name: marker }
  if (table === 'lead_mails') return { problem: marker }
  if (table === 'account_answers') return { answers: { name: marker } }
  return table === 'profiles' ? { full_name: marker } : { person_name: marker }
}

const merge = 'resolution=merge-duplicates,return=representation'

/** Every way of the REST interface to reach a row: select, insert, update, upsert, PUT and delete. */
export function attacks(table: Table): Attack[] {
  const byId = (victim: Victim) => `?id=eq.${victim.id}`
  const everyRow = () => '?id=not.is.null'
  return [
    { name: 'reads the row', method: 'GET', query: byId },
    { name: 'reads the table', method: 'GET', query: () => '?select=*' },
    { name: 'counts the table', method: 'HEAD', query: () => '?select=*', prefer: 'count=exact' },
    {
      name: 'changes the row',
      method: 'PATCH',
      query: byId,
      body: () => mark(table),
      prefer: 'return=representation',
    },
    { name: 'changes every row', method: 'PATCH', query: everyRow, body: () => mark(table) },
    { name: 'takes the row', method: 'PATCH', query: byId, body: (v, me) => ({ ...forged(table, v, me) }) },
    { name: 'deletes the row', method: 'DELETE', query: byId, prefer: 'return=representation' },
    { name: 'deletes every row', method: 'DELETE', query: everyRow },
    {
      name: "inserts under the victim's name",
      method: 'POST',
      query: () => '',
      body: (v) => ({
        ...forged(table, v, v.userId),
        id: table === 'profiles' || table === 'account_answers' ? v.userId : crypto.randomUUID(),
      }),
    },
    { name: 'inserts over the row', method: 'POST', query: () => '', body: (v, me) => forged(table, v, me) },
    {
      name: 'upserts as itself',
      method: 'POST',
      query: () => '',
      body: (v, me) => forged(table, v, me),
      prefer: merge,
    },
    {
      name: 'upserts as the victim',
      method: 'POST',
      query: () => '',
      body: (v) => forged(table, v, v.userId),
      prefer: merge,
    },
    {
      name: 'upserts on the id',
      method: 'POST',
      query: () => '?on_conflict=id',
      body: (v, me) => forged(table, v, me),
      prefer: merge,
    },
    {
      name: 'upserts a few columns',
      method: 'POST',
      query: () => `?columns=id,${Object.keys(mark(table))[0]}`,
      body: (v, me) => forged(table, v, me),
      prefer: merge,
    },
    {
      name: 'upserts a list',
      method: 'POST',
      query: () => '',
      body: (v, me) => [forged(table, v, me)],
      prefer: merge,
    },
    {
      name: 'upserts, skipping duplicates',
      method: 'POST',
      query: () => '',
      body: (v) => forged(table, v, v.userId),
      prefer: 'resolution=ignore-duplicates,return=representation',
    },
    {
      name: 'puts as itself',
      method: 'PUT',
      query: byId,
      body: (v, me) => forged(table, v, me),
      prefer: merge,
    },
    {
      name: 'puts as the victim',
      method: 'PUT',
      query: byId,
      body: (v) => forged(table, v, v.userId),
      prefer: merge,
    },
    { name: 'puts without preference', method: 'PUT', query: byId, body: (v, me) => forged(table, v, me) },
  ]
}
