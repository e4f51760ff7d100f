import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import words from '#content/messages/es/desk/agent-desk.json' with { type: 'json' }
import {
  askForCall,
  lookFor,
  newAgent,
  newName,
  openDesk,
  person,
  plan,
  submit,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { nextCode } from '../../fixtures/account/authenticator.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'

test('the agent signs in, comes back to the lead of the mail’s link, answers it, writes a note and exports it', async ({
  page,
  address,
}) => {
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

  await page.goto(`/agent?lead=${id}`)
  await hydrated(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Email', { exact: true }).fill(agent.email)
  await page.getByLabel('Password', { exact: true }).fill(agent.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Code from the app').fill(nextCode(agent.totp))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/agent?lead=${id}`)

  await test.step('everything of the lead is there', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const lead = page.getByRole('article')
    await expect(lead.getByRole('link', { name: 'Call (937) 555-0118' })).toHaveAttribute(
      'href',
      'tel:+19375550118',
    )
    await expect(lead.getByRole('link', { name: 'maria.alvarez@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria.alvarez@example.com',
    )
    await expect(lead.getByRole('listitem').filter({ hasText: 'SBLI' })).toContainText(
      '$28.03a month, estimate',
    )
    await expect(lead.getByRole('listitem').filter({ hasText: 'Banner' })).toContainText(
      'a month, sample price',
    )
    await expect(lead).toContainText(/BornMarch 14, 1988 \(\d\d\)/)
    await expect(lead).toContainText('Height, weight5 ft 6 in, 142 lb')
    await expect(lead).toContainText('ConditionsAsthma')
    await expect(lead).toContainText('may call or text me at (937) 555-0118')
    await expect(lead).toContainText(/Agreed [A-Z]\w+ \d+, \d{4}, .* on \/quote\/options/)
    await expect(lead).toContainText('Applied online')
  })

  await test.step('marked as answered, its window is lit', async () => {
    await lookFor(page, name)
    const row = page.getByRole('list', { name: 'Leads' }).getByRole('link')
    await expect(row).toContainText('Waiting')
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(page.getByText('Status saved: Contacted.')).toBeVisible()
    await expect(row).toContainText('Answered')
    await page.getByLabel('Status', { exact: true }).last().selectOption('Won')
    await expect(page.getByText('Status saved: Won.')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Status: Won')
  })

  await test.step('a note is kept', async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('Called, "left" a message\n=1+1')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Note saved.')).toBeVisible()
  })

  await test.step('the file has what the list shows', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFFArrived,')).toBe(true)
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
    expect(rows).toEqual([
      expect.objectContaining({
        Name: name,
        Kind: 'Application',
        Status: 'Won',
        Phone: '(937) 555-0118',
        Consent: 'Yes',
        Note: 'Called, "left" a message\n=1+1',
        ID: id,
      }),
    ])
    await expect(page.getByText('1 lead is in the file.')).toBeVisible()
  })

  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Called, "left" a message\n=1+1')
  await page.goto('/dashboard')
  await hydrated(page)
  await page.getByRole('link', { name: 'The agent’s desk' }).click()
  await expect(page).toHaveURL('/agent')
})

test('a new lead appears without a reload, and what is being typed stays', async ({ page, address }) => {
  const [agent, first, second] = [await newAgent(address), newName('Deshawn'), newName('Ruth')]
  const id = await askForCall(address, first)
  await openDesk(page, agent, `/agent?lead=${id}`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.pressSequentially('Prefers text')
  await askForCall(address, second)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('list', { name: 'Leads' })).toContainText(second)
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('Prefers text')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(page.getByRole('status').filter({ hasText: /came in/ })).toHaveCount(1)
  await note.blur()
  await expect(page.getByText('Note saved.')).toBeVisible()

  await page.getByRole('link', { name: second }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await note.pressSequentially('Second')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(note).toHaveValue('Prefers text')
  await page.goForward()
  await expect(note).toHaveValue('Second')
  await expect(page.getByText('Note saved.')).toBeVisible()
})

test('search, kind and status narrow the list down, and the address opens what stands in it', async ({
  page,
  address,
}) => {
  const shared = newName('Kim').split(' ')[1] ?? ''
  const agent = await newAgent(address)
  await askForCall(address, `Ana ${shared}`, { phone: '(305) 555-0187' })
  const id = await submit(address, 'email-quote', {
    fullName: `Bo ${shared}`,
    email: `${shared}@example.com`,
    plans: [plan],
  })
  await openDesk(page, agent)
  const rows = page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
  await page.getByRole('searchbox').fill(shared)
  await expect(rows).toHaveText([new RegExp(`^Bo ${shared}`), new RegExp(`^Ana ${shared}`)])
  await page.getByLabel('Kind', { exact: true }).selectOption('Call request')
  await expect(rows).toHaveText([new RegExp(`^Ana ${shared}`)])
  await page.getByLabel('Status', { exact: true }).first().selectOption('Won')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all leads' }).click()
  await page.getByRole('searchbox').fill(`${shared}@example.com`)
  await expect(rows).toHaveText([new RegExp(`^Bo ${shared}`)])
  await rows.getByRole('link').click()
  await expect(page).toHaveURL(`/agent?lead=${id}`)
  await expect(page.getByRole('link', { name: `Write to ${shared}@example.com` })).toBeVisible()
  await page.goto('/agent?lead=cut-off')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This lead is not here')
})

test('[U6] [D1] who wants no calls: the desk says so before any button, and offers the ways that are welcome first', async ({
  page,
  address,
}) => {
  const name = newName('Renée')
  const agent = await newAgent(address)
  const email = 'renee@example.com'
  const contact = { fullName: name, email, phone: '(937) 555-0118', plans: [plan] }
  const id = await submit(address, 'submit-application', { ...contact, reach: ['email', 'text'] })
  await openDesk(page, agent, `/agent?lead=${id}&lng=es`)
  const lead = page.getByRole('article')
  const { noCalls, noCallsText, ways } = words.contact
  const only = new RegExp(`${ways.email}.+${ways.text}`, 'i')
  const notice = lead.locator('[data-slot="alert"]').filter({ hasText: noCalls })
  await expect(notice).toContainText(noCallsText.split('{{ways}}')[0] ?? '')
  await expect(notice).toContainText(only)
  const phone = '(937) 555-0118'
  const wayTo = (text: string) => lead.getByRole('link', { name: text })
  const links = [
    wayTo(words.lead.write.replace('{{email}}', email)),
    wayTo(words.lead.text.replace('{{phone}}', phone)),
    wayTo(words.lead.call.replace('{{phone}}', phone)),
  ]
  const hrefs = [`mailto:${email}`, 'sms:+19375550118', 'tel:+19375550118']
  for (const [place, link] of links.entries()) {
    await expect(link).toHaveAttribute('href', hrefs[place] ?? '')
  }
  await expectNoAxeViolations(page)
  // In this order, the notice before all of them.
  const order = await lead.evaluate((article, title) => {
    const parts = [
      ...article.querySelectorAll(
        '[data-slot="alert"], a[href^="mailto:"][data-slot="button"], a[href^="sms:"], a[href^="tel:"][data-slot="button"]',
      ),
    ]
    return parts.map((part) =>
      part.textContent.includes(title) ? 'notice' : (part.getAttribute('href') ?? ''),
    )
  }, noCalls)
  expect(order).toEqual(['notice', ...hrefs])

  // Where calls are welcome nothing of it stands there.
  const other = await submit(address, 'submit-application', { ...contact, reach: ['call'] })
  await page.goto(`/agent?lead=${other}`)
  await expect(wayTo(words.lead.call.replace('{{phone}}', phone))).toBeVisible()
  await expect(lead).not.toContainText(noCalls)
  await expect(wayTo(words.lead.text.replace('{{phone}}', phone))).toHaveCount(0)
})
