import { inDatabase, newAgent, openDesk, setAgent, test } from '../../fixtures/account/agent-desk.ts'
import { expect } from '../../fixtures/fixtures.ts'

test('[S7] earlier lines of the security log are read page by page, and none follows the last', async ({
  page,
  address,
}) => {
  // Who owns the site reads what all others did meanwhile as well.
  const agent = await newAgent(address)
  await setAgent(agent, true, false)
  await openDesk(page, agent, '/agent?view=settings')
  const { id } = agent.session.user
  // Two pages exactly.
  await inDatabase(
    address,
    (sql) => sql`
      insert into private.audit_events (id, event, actor_id, subject_id) overriding system value
      select least(0, (select min(id) from private.audit_events)) - line, 'lead_opened', ${id}, gen_random_uuid()
      from generate_series(1, 40 - (
        select count(*)::int from private.audit_events
        where event <> 'lead_exported' and (subject_id = ${id} or actor_id = ${id} and event ~ '^(leads?|role)_')
      )) as line`,
  )
  await page.reload()
  const lines = page.getByRole('list', { name: 'Security log' }).getByRole('listitem')
  await expect(lines).toHaveCount(20)
  const earlier = page.getByRole('button', { name: 'Show earlier' })
  await earlier.click()
  await expect(lines).toHaveCount(40)
  await expect(earlier).toBeHidden()
})

test('[O10] a press that asks for more people is kept while somebody new comes in', async ({
  page,
  address,
}) => {
  const agent = await newAgent(address)
  await setAgent(agent, true, false)
  const { id } = agent.session.user
  const add = (count: number) =>
    inDatabase(address, async (sql) => {
      const added = await sql<{ person_id: string }>`
        insert into leads (kind, person_name, email, idempotency_key)
        select 'quote_email', 'Page Turner', gen_random_uuid() || '@example.com', gen_random_uuid()
        from generate_series(1, ${count}::int)
        returning person_id`
      const people = added.map((one) => one.person_id)
      await sql`update people set owner_id = ${id} where id = any (${people})`
    })
  await add(31)
  const asks = (isNext: boolean) =>
    page.waitForRequest(
      (request) =>
        request.url().endsWith('/rpc/desk_people') && (request.postDataJSON().before_at !== null) === isNext,
    )
  const { promise: isReadAnew, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/rpc/desk_people', async (route) => {
    if (route.request().postDataJSON().before_at) await isReadAnew
    await route.continue()
  })
  await openDesk(page, agent, '/agent?view=people')
  const rows = page.getByRole('list', { name: 'People' }).getByRole('listitem')
  await expect(rows).toHaveCount(30)

  const next = asks(true)
  await page.getByRole('button', { name: 'Show more' }).click()
  await next
  await add(1)
  const anew = asks(false)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await anew
  letGo()
  await expect(rows).toHaveCount(32)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
})
