import {
  askForCall,
  inDatabase,
  newAgent,
  newName,
  openDesk,
  setAgent,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { expect, hydrated } from '../../fixtures/fixtures.ts'

test('somebody else’s account sees that this is the agent’s, and nothing of any lead', async ({
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
  await note.fill('Speaks fast, call twice')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('You were signed out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in again in a new tab' })).toHaveAttribute(
    'href',
    '/auth',
  )
  await expect(note).toHaveValue('Speaks fast, call twice')
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
  const id = await askForCall(address, name)
  const otherId = await askForCall(address, other)
  await openDesk(page, agent, `/agent?lead=${id}`)
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
  const [row] = await inDatabase(address, (sql) => sql`select notes from leads where id = ${id}`)
  expect(row?.notes).toBe('Left a message')
  expect(otherId).not.toBe(id)
})

test('a note and a status that another device changed meanwhile are not written over', async ({
  page,
  address,
}) => {
  const [agent, name] = [await newAgent(address), newName('Samira')]
  const id = await askForCall(address, name)
  await openDesk(page, agent, `/agent?lead=${id}`)
  /** The other device is quicker by a hair: the desk can't have heard of it. */
  const justBefore = (change: Parameters<typeof inDatabase<unknown>>[1]) =>
    page.route(
      '**/rpc/desk_change_lead',
      async (route) => {
        await inDatabase(address, change)
        await route.continue()
      },
      { times: 1 },
    )
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Mine')
  await justBefore((sql) => sql`update leads set notes = 'Theirs' where id = ${id}`)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Another device changed this note.')).toBeVisible()
  await expect(page.getByText('Theirs', { exact: true })).toBeVisible()
  await expect(note).toHaveValue('Mine')
  await note.fill('Theirs, and mine')
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await expect(page.getByText('Note saved.')).toBeVisible()

  await justBefore((sql) => sql`update leads set status = 'lost' where id = ${id}`)
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('Another device changed the status to Lost.')).toBeVisible()
  await expect(page.getByLabel('Status', { exact: true }).last()).toHaveValue('lost')
  const [row] = await inDatabase(address, (sql) => sql`select notes, status from leads where id = ${id}`)
  expect(row).toEqual({ notes: 'Theirs, and mine', status: 'lost' })
})
