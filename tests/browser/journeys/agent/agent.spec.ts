import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import {
  lookFor,
  newAgent,
  newName,
  person,
  personOf,
  plan,
  submit,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { nextCode } from '../../fixtures/account/authenticator.ts'
import { expect, hydrated } from '../../fixtures/fixtures.ts'

test('the agent signs in, comes back to the request of the mail’s link, answers it, writes a note and exports it', {
  tag: '@hosted',
}, async ({ page, address }) => {
  const name = newName('Renée')
  const agent = await newAgent(address)
  const id = await submit(address, 'submit-application', {
    fullName: name,
    email: 'maria.alvarez@example.com',
    phone: '(937) 555-0118',
    page: '/quote/options',
    plans: [plan, { ...plan, carrierName: 'Banner', isSample: true }],
    people: [person],
  })
  const personId = await personOf(address, id)

  await page.goto(`/agent?lead=${id}`)
  await hydrated(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Email', { exact: true }).fill(agent.email)
  await page.getByLabel('Password', { exact: true }).fill(agent.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Code from the app').fill(nextCode(agent.totp))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/agent?person=${personId}`)

  const article = page.getByRole('article')
  await test.step('everything of the request is there', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(article.getByRole('link', { name: 'Call (937) 555-0118' })).toHaveAttribute(
      'href',
      'tel:+19375550118',
    )
    await expect(article.getByRole('link', { name: 'Email maria.alvarez@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria.alvarez@example.com',
    )
    const plans = article.getByRole('list', { name: 'Plans' }).getByRole('listitem')
    await expect(plans.filter({ hasText: 'SBLI' })).toContainText('$28.03a month, estimate')
    await expect(plans.filter({ hasText: 'Banner' })).toContainText('a month, sample price')
    await expect(article).toContainText(/BornMarch 14, 1988 \(\d\d\)/)
    await expect(article).toContainText('Height, weight5 ft 6 in, 142 lb')
    await expect(article).toContainText('ConditionsAsthma')
    await expect(article).toContainText('may call or text me at (937) 555-0118')
    await expect(article).toContainText(/Agreed [A-Z]\w+ \d+, \d{4}, .* on \/quote\/options/)
    await expect(article).toContainText('Applied online')
  })

  await test.step('marked as answered, their window is lit', async () => {
    const row = await lookFor(page, name)
    await expect(row).toContainText('Waiting')
    await row.click()
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(page.getByText('Marked as answered.')).toBeVisible()
    await expect(row).toContainText('Answered')
    await article.getByLabel('Stage').selectOption('In force')
    await expect(page.getByText('Stage saved: In force.')).toBeVisible()
    await expect(article.getByText('Stage: In force')).toBeVisible()
  })

  await test.step('a note is kept', async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('Called, "left" a message\n=1+1')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Note saved.')).toBeVisible()
  })

  await test.step('the file has what the list shows', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFFfull_name,')).toBe(true)
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
    expect(rows).toEqual([
      expect.objectContaining({
        full_name: name,
        kind: 'application',
        stage: 'in_force',
        state: 'OH',
        phone: '(937) 555-0118',
        carrier: plan.carrierName,
        consent: 'yes',
        notes: 'Called, "left" a message\n=1+1',
        request_id: id,
      }),
      expect.objectContaining({ full_name: name, carrier: 'Banner', price_is_sample: 'yes', request_id: id }),
    ])
    await expect(page.getByText('1 request is in the file.')).toBeVisible()
  })

  await page.reload()
  await hydrated(page)
  await expect(article.getByText('Called, "left" a message')).toBeVisible()
  await page.goto('/dashboard')
  await hydrated(page)
  await page.getByRole('link', { name: 'The agent’s desk' }).click()
  await expect(page).toHaveURL('/agent')
})
