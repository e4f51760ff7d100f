import {
  askForCall,
  inDatabase,
  newAgent,
  newName,
  openDesk,
  personOf,
  setAgent,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { expect, hydrated } from '../../fixtures/fixtures.ts'

const notesOf = async (address: string, id: string) => {
  const rows = await inDatabase(
    address,
    (sql) => sql<{ body: string }>`
      select body from private.person_entries where person_id = ${id} and kind = 'note' order by id`,
  )
  return rows.map(({ body }) => body)
}

test('somebody else’s account sees that this is the agent’s, and nothing of anybody', async ({
  page,
  address,
  allowConsole,
}) => {
  allowConsole(/status of 403/)
  const name = newName('Grace')
  const id = await askForCall(address, name)
  const account = await newAccount(address)
  await keepSession(page, account.session)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rpc/')) asked.push(request.url())
  })
  await page.goto(`/agent?lead=${id}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for the agent of this site')
  await expect(page.getByText(name)).toHaveCount(0)
  expect(asked.filter((url) => !url.endsWith('/rpc/desk_summary'))).toEqual([])
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'The agent’s desk' })).toHaveCount(0)
})

test('a role that is taken away, and a session that ends, leave what is on screen and say the way on', async ({
  page,
  address,
  allowConsole,
}) => {
  allowConsole(/status of 40[0-9]/)
  const [agent, name] = [await newAgent(address), newName('Luis')]
  const id = await askForCall(address, name)
  await openDesk(page, agent, `/agent?lead=${id}`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await note.fill('Speaks fast')
  await setAgent(agent, false)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('The note could not be saved. Your text is still here')).toBeVisible()
  await expect(page.getByText('This account is no longer the agent’s.')).toBeVisible()
  await expect(note).toHaveValue('Speaks fast')

  await setAgent(agent, true)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved.')).toBeVisible()
  await expect(page.getByText('This account is no longer the agent’s.')).toHaveCount(0)

  await agent.client.auth.signOut({ scope: 'global' })
  await note.fill('Call twice')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('You were signed out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in again in a new tab' })).toHaveAttribute(
    'href',
    '/auth',
  )
  await expect(note).toHaveValue('Call twice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('without a connection the desk says so, keeps the note and goes on once it is back', async ({
  page,
  address,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const [agent, name, other] = [await newAgent(address), newName('Bill'), newName('Rosa')]
  const id = await personOf(address, await askForCall(address, name))
  await askForCall(address, other)
  await openDesk(page, agent, `/agent?view=people&person=${id}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Left a message')
  await context.setOffline(true)
  await page.getByRole('link', { name: other }).click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByText('A note is not saved yet:')).toBeVisible()
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Left a message')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved.')).toBeVisible()
  expect(await notesOf(address, id)).toEqual(['Left a message'])
})

test('[O17] a note and a stage that another device changed meanwhile are not written over', async ({
  page,
  address,
}) => {
  const [agent, name] = [await newAgent(address), newName('Samira')]
  const id = await personOf(address, await askForCall(address, name))
  await openDesk(page, agent, `/agent?person=${id}`)
  /** The other device is quicker by a hair: the desk can't have heard of it. */
  const justBefore = (rpc: string, change: Parameters<typeof inDatabase<unknown>>[1]) =>
    page.route(
      `**/rpc/${rpc}`,
      async (route) => {
        await inDatabase(address, change)
        await route.continue()
      },
      { times: 1 },
    )
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('First')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
  await note.fill('Mine')
  await justBefore(
    'desk_change_note',
    (sql) => sql`update private.person_entries set body = 'Theirs' where person_id = ${id} and kind = 'note'`,
  )
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Another device changed this note.')).toBeVisible()
  await expect(page.getByText('Theirs', { exact: true })).toBeVisible()
  await expect(note).toHaveValue('Mine')
  await note.fill('Theirs, and mine')
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await expect(page.getByText('Note saved.')).toBeVisible()
  expect(await notesOf(address, id)).toEqual(['Theirs, and mine'])

  await justBefore('desk_set', (sql) => sql`update people set stage = 'lost' where id = ${id}`)
  const stage = page.getByRole('article').getByLabel('Stage')
  await stage.selectOption('Quoted')
  await expect(page.getByText('Another device changed the stage to Lost.')).toBeVisible()
  await expect(stage).toHaveValue('lost')
  // Something else that changed meanwhile is no obstacle.
  await justBefore('desk_set', (sql) => sql`update people set owner_id = null where id = ${id}`)
  await stage.selectOption('Quoted')
  await expect(page.getByText('Stage saved: Quoted.')).toBeVisible()
})
