import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { poolOptions } from '#server/database/pools.ts'
import { openSql, type Queries, type Sql, type Transaction } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

const phone = '(305) 555-0142'
const email = 'ana@example.com'

/** What comes at the same moment waits its turn, and never for something that waits for it in turn. */
let at: TestBackend
let others: Sql
let agent: Awaited<ReturnType<typeof signUpAgent>>
beforeAll(async () => {
  at = await startTestBackend('external')
  agent = await signUpAgent(at)
  others = openSql({ ...poolOptions(at.databaseUrl, 'command'), max: 3 })
})
afterAll(async () => {
  await others.end()
  await at.stop()
})
beforeEach(() => at.sql`delete from leads`)

const ana = (changes: object = {}) => storeLead(at, { person_name: 'Ana', phone, ...changes })
const store = async (changes: object) => {
  const id = await storeLead(at, changes)
  return { id, person: await personOf(at, id) }
}
const rpc = async (name: string, params: object) => {
  const { data, error } = await agent.client.rpc(name, params)
  if (error) throw new Error(`${error.code} ${error.message}`)
  return data
}
/** Who waits for another transaction. */
const waiting = () => others`
  select from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted and a.datname = current_database()`
const lock = (sql: Transaction, person: string) => sql`select from people where id = ${person} for update`
/** As `desk_log` does it: first the person, then what waits. */
const answer = (sql: Transaction, person: string) =>
  sql`update leads set answered_at = now() where person_id = ${person} and answered_at is null`

/** Does `work` while another transaction holds `held`, which then does `last`; both have to end well. */
async function meet(
  work: () => Promise<unknown>,
  { held, last }: Record<'held' | 'last', (sql: Transaction) => Promise<unknown>>,
) {
  const { done } = await at.sql.begin(async (sql) => {
    await held(sql)
    const done = work().then(
      () => undefined,
      (error: unknown) => error,
    )
    await expect.poll(() => waiting()).toHaveLength(1)
    await last(sql)
    return { done }
  })
  expect(await done).toBeUndefined()
}

test('[O10] requests of one person, each with a contact that another has too, are all stored', async () => {
  // Whoever finds that somebody else was faster is held up where it takes back what it had made.
  await at.sql.script(`
    create function private.hold_up() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(4711);
      return old;
    end $$;
    create trigger hold_up before delete on people for each row execute function private.hold_up()`)
  try {
    const requests: Promise<void>[] = []
    let stored = 0
    const send = async (sql: Queries) => {
      await sql`insert into leads (kind, person_name, phone, email, idempotency_key)
        values ('call', 'Ana', ${phone}, ${email}, gen_random_uuid())`
      stored += 1
    }
    await at.sql.begin(async (held) => {
      await held`select pg_advisory_xact_lock(4711)`
      /** Until each request is stored or waits. */
      const allStand = () => expect.poll(async () => stored + (await waiting()).length).toBe(requests.length)
      await at.sql.begin(async (sql) => {
        await sql`insert into leads (kind, person_name, phone, idempotency_key)
          values ('call', 'Ana', ${phone}, gen_random_uuid())`
        requests.push(send(others))
        await allStand()
      })
      await allStand()
      requests.push(send(others))
      await allStand()
    })
    await Promise.all(requests)
    expect(
      await at.sql`select count(*)::int as leads, count(distinct person_id)::int as people from leads`,
    ).toEqual([{ leads: 3, people: 1 }])
  } finally {
    await at.sql.script('drop trigger hold_up on people; drop function private.hold_up()')
  }
})

test('[O10] a request is erased while a call about its person is noted', async () => {
  const { id, person } = await store({ person_name: 'Ana', phone })
  await ana()
  await meet(() => rpc('desk_erase', { id, whole_person: false }), {
    held: (sql) => lock(sql, person),
    last: (sql) => answer(sql, person),
  })
  expect(await at.sql`select from leads`).toHaveLength(1)
})

test('[O10] people are erased past their time while somebody works with one of them', async () => {
  const { person } = await store({ person_name: 'Ana', phone })
  await at.sql`update people set touched_at = '2020-01-01Z'`
  await meet(() => at.sql`select purge_old_rows(lead_months => 12)`, {
    held: (sql) => lock(sql, person),
    last: (sql) => answer(sql, person),
  })
  expect(await at.sql`select from people`).toHaveLength(0)
})

test('[O10] a request is stored while its person becomes another by hand', async () => {
  const ana = await store({ person_name: 'Ana', phone })
  const bea = await store({ person_name: 'Bea', phone })
  await meet(() => storeLead(at, { person_name: 'Bea', phone }), {
    held: (sql) => sql`select from people where id in (${ana.person}, ${bea.person}) for update`,
    last: (sql) => sql`select private.join_people(${ana.person}, ${bea.person})`,
  })
  expect(await at.sql`select distinct person_id from leads`).toEqual([{ person_id: ana.person }])
  expect(await at.sql`select from leads`).toHaveLength(3)
})

test('[O10] a mail goes to another address while a call is noted', async () => {
  const { id, person } = await store({ person_name: 'Ana', phone, email })
  const [mail] = await at.sql<{ id: string }>`
    update lead_mails set state = 'failed' where lead_id = ${id} and recipient = 'visitor' returning id`
  await meet(() => rpc('desk_send_again', { mail_id: mail?.id, new_address: 'ana.new@example.com' }), {
    held: (sql) => lock(sql, person),
    last: (sql) => answer(sql, person),
  })
  expect(await at.sql`select email from leads`).toEqual([{ email: 'ana.new@example.com' }])
})

test('[O10] a file names two people, in whatever order, while they become one by hand', async () => {
  const those = [await store({ person_name: 'Ana', phone }), await store({ person_name: 'Bea', phone })]
  const [lower, higher] = those.map(({ person }) => person).toSorted()
  const lines = those.map(({ person }, place) => ({ name: place === 0 ? 'Ana' : 'Bea', person }))
  const line = ({ name }: { name: string }) => ({
    key: crypto.randomUUID(),
    name,
    phone,
    email: null,
    language: 'en',
    is_repeat: true,
  })
  // The file's order is the other way round.
  const people = JSON.stringify(
    lines.toSorted((a, b) => (a.person < b.person ? 1 : -1)).map((one) => line(one)),
  )
  await meet(() => rpc('desk_import', { people }), {
    held: (sql) => lock(sql, lower ?? ''),
    last: async (sql) => {
      await lock(sql, higher ?? '')
      await sql`select private.join_people(${lower ?? ''}, ${higher ?? ''})`
    },
  })
  expect(await at.sql`select from leads`).toHaveLength(4)
  expect(await at.sql`select from people`).toHaveLength(1)
})

test('[O10] two files name the same new people in another order', async () => {
  const line = (n: number) => ({
    key: crypto.randomUUID(),
    name: `Person ${n}`,
    phone: null,
    email: `p${n}@example.com`,
    language: 'en',
  })
  const file = (numbers: number[]) => rpc('desk_import', { people: JSON.stringify(numbers.map(line)) })
  const answers = await at.sql.begin(async (sql) => {
    await sql`insert into leads (kind, person_name, email, idempotency_key)
      values ('quote_email', 'Person 2', 'p2@example.com', gen_random_uuid())`
    const files = [file([1, 2, 3]), file([3, 2, 1])]
    await expect.poll(() => waiting()).toHaveLength(2)
    return { added: Promise.all(files) }
  })
  const added = (await answers.added).map((one) => one.added)
  expect(added.toSorted()).toEqual([0, 2])
  expect(await at.sql`select from people`).toHaveLength(3)
})

/** Two people, one of whom is this account's to look after: the first in the order of locks. */
async function people(owner: string) {
  const both = [await store({ person_name: 'Ana', phone }), await store({ person_name: 'Bea', email })]
  const [theirs = '', nobodys = ''] = both.map(({ person }) => person).toSorted()
  await at.sql`update people set owner_id = ${owner} where id = ${theirs}`
  return { nobodys, theirs }
}
/** As a merge does it: both are locked, then what was of the second, its agent among it, is of the first. */
const merge = ({ nobodys, theirs }: { nobodys: string; theirs: string }) => ({
  held: (sql: Transaction) =>
    sql`select from people where id in (${nobodys}, ${theirs}) order by id for update`,
  last: (sql: Transaction) => sql`select private.join_people(${nobodys}, ${theirs})`,
})
const isErased = async (account: string) =>
  (await at.sql`select from auth.users where id = ${account}`).length === 0
const eraseMyself = async ({ client }: typeof agent) => {
  const { error } = await client.rpc('erase_my_account')
  if (error) throw new Error(`${error.code} ${error.message}`)
}
/** An account that nobody confirmed for a month, and to which people were given all the same. */
async function forgottenAccount() {
  const { userId } = await signUpAgent(at)
  await at.sql`update auth.users set created_at = now() - interval '31 days', email_confirmed_at = null,
    last_sign_in_at = null where id = ${userId}`
  await at.sql`delete from auth.one_time_tokens where user_id = ${userId}`
  return userId
}

test('[O10] an agent erases their account while somebody they look after becomes one with another', async () => {
  const leaving = await signUpAgent(at)
  const both = await people(leaving.userId)
  await meet(() => eraseMyself(leaving), merge(both))
  expect(await isErased(leaving.userId)).toBe(true)
  expect(await at.sql`select id, owner_id from people`).toEqual([{ id: both.nobodys, owner_id: null }])
})

test('[O10] an agent erases their account while one is given to them, and what holds that goes on to another', async () => {
  const leaving = await signUpAgent(at)
  const { nobodys, theirs } = await people(leaving.userId)
  await meet(() => eraseMyself(leaving), {
    held: (sql) => sql`update people set owner_id = ${leaving.userId} where id = ${nobodys}`,
    last: (sql) => lock(sql, theirs),
  })
  expect(await isErased(leaving.userId)).toBe(true)
  expect(await at.sql`select from people where owner_id is null`).toHaveLength(2)
})

test('[O10] old requests and an account go in one round while two of their people become one', async () => {
  const forgotten = await forgottenAccount()
  const both = await people(forgotten)
  await at.sql`update people set touched_at = '2020-01-01Z' where id = ${both.nobodys}`
  await meet(() => at.sql`select purge_old_rows(lead_months => 12, unconfirmed_days => 30)`, {
    held: (sql) => lock(sql, both.theirs),
    last: async (sql) => {
      await lock(sql, both.nobodys)
      await merge(both).last(sql)
    },
  })
  expect(await isErased(forgotten)).toBe(true)
})

test('[O10] however many requests a transaction stores, PostgreSQL has room for their locks', async () => {
  const [held] = await at.sql.begin(async (sql) => {
    await sql`select private.lock_contacts(array(select 'p' || n || '@example.com' from generate_series(1, 20000) n))`
    return sql`select count(*)::int as locks from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`
  })
  expect(held).toEqual({ locks: 1024 })
})
