import {
  askForCall,
  newAgent,
  newName,
  openDesk,
  personOf,
  setAgent,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { withApp } from '../../fixtures/account/authenticator.ts'
import { newAccount } from '../../fixtures/account/new-account.ts'
import { expect } from '../../fixtures/fixtures.ts'

test('[O17] an owner of the site gives a person to an agent, who sees nobody else', async ({
  page,
  browser,
  address,
}) => {
  const name = newName('Olive')
  const owner = await newAgent(address)
  const account = await newAccount(address)
  await setAgent(account, true, false)
  const agent = await withApp(account)
  const id = await personOf(address, await askForCall(address, name))
  await askForCall(address, newName('Nobody'))

  await openDesk(page, owner, `/agent?person=${id}`)
  const article = page.getByRole('article')
  await article.getByLabel('Agent', { exact: true }).selectOption(agent.session.user.id)
  await expect(article.getByText('Given to Ana Ruiz')).toBeVisible()

  const other = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })
  const desk = await other.newPage()
  await openDesk(desk, agent)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('One person to reach today.')
  await expect(desk.getByRole('list', { name: /^New/ }).getByRole('listitem')).toHaveText([
    new RegExp(`^${name}`),
  ])
  await desk.getByRole('link', { name, exact: true }).click()
  // They alone open the desk, as far as they may know: there is nobody to give a person to.
  await expect(desk.getByRole('article')).toContainText('Asked for a call')
  await expect(desk.getByRole('article').getByLabel('Agent', { exact: true })).toHaveCount(0)
  await desk.getByRole('link', { name: 'Settings' }).click()
  await expect(desk.getByRole('list', { name: 'Security log' })).toContainText(name)
  await expect(desk.getByRole('heading', { name: 'Launch check' })).toHaveCount(0)
  await expect(desk.getByRole('alert')).toHaveCount(0)
  await other.close()
})

test('[O17] an agent who has nobody reads who assigns people to agents, in both languages', async ({
  page,
  address,
}) => {
  const account = await newAccount(address)
  await setAgent(account, true, false)
  await askForCall(address, newName('Nobody'))
  await openDesk(page, await withApp(account), '/agent?lng=en')
  const heading = page.getByRole('heading', { level: 1 })
  const told = page.getByText('An owner of the site assigns people to agents', { exact: false })
  for (const view of ['today', 'people']) {
    await page.goto(`/agent?view=${view}&lng=en`)
    await expect(heading).toHaveText('Nobody is assigned to you yet.')
    await expect(told).toBeVisible()
  }
  await expect(page.getByText('and so does everybody you add yourself.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a person' })).toBeVisible()
  await page.goto('/agent?view=people&lng=es')
  await expect(heading).toHaveText('Todavía no le han asignado a nadie.')
})
