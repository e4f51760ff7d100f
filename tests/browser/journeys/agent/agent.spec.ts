import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import words from '#content/messages/es/desk/agent-desk.json' with { type: 'json' }
import {
  askForCall,
  lookFor,
  newAgent,
  newName,
  newPhone,
  openDesk,
  person,
  personOf,
  plan,
  submit,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { nextCode } from '../../fixtures/account/authenticator.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'

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

test('a new request appears without a reload, and what is being typed stays', { tag: '@hosted' }, async ({
  page,
  address,
}) => {
  const [agent, first, second] = [await newAgent(address), newName('Deshawn'), newName('Ruth')]
  const id = await personOf(address, await askForCall(address, first))
  await openDesk(page, agent, `/agent?view=people&person=${id}`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.pressSequentially('Prefers text')
  await askForCall(address, second)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('list', { name: 'People' })).toContainText(second)
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('Prefers text')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(page.getByRole('status').filter({ hasText: /^New: |came in/ })).toHaveCount(1)
  // Stored on leaving the field, where it stays and may go on.
  await note.blur()
  await expect(page.getByText('Note saved.')).toBeVisible()
  await note.pressSequentially(', not calls')

  await page.getByRole('link', { name: second }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await note.pressSequentially('Second')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  const article = page.getByRole('article')
  await expect(article.getByText('Prefers text, not calls', { exact: true })).toBeVisible()
  await expect(article.getByText('Prefers text', { exact: true })).toHaveCount(0)
  await page.goForward()
  await expect(article.getByText('Second', { exact: true })).toBeVisible()
  await article.getByRole('button', { name: 'Edit' }).click()
  await expect(note).toHaveValue('Second')
  await note.fill('Second thoughts')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(article.getByText('Second thoughts', { exact: true })).toBeVisible()
})

test('[O10] search, kind and stage narrow people down, and one who asked twice is one', async ({
  page,
  address,
}) => {
  const shared = newName('Kim').split(' ')[1] ?? ''
  const agent = await newAgent(address)
  const [email, phone] = [`${shared}@example.com`, newPhone()]
  await askForCall(address, `Ana ${shared}`)
  await submit(address, 'email-quote', { fullName: `Bo ${shared}`, email, plans: [plan] })
  const id = await askForCall(address, `bo  ${shared}`, { email, phone })
  await openDesk(page, agent, '/agent?view=people')
  const rows = page.getByRole('list', { name: 'People' }).getByRole('listitem')
  await page.getByRole('searchbox').fill(shared)
  await expect(rows).toHaveText([/^bo .*2 requests/i, new RegExp(`^Ana ${shared}`)])
  await page.getByLabel('Kind', { exact: true }).selectOption('Call request')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Stage', { exact: true }).first().selectOption('In force')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all people' }).click()
  await page.getByRole('searchbox').fill(email)
  await expect(rows).toHaveText([/^bo /i])
  await rows.getByRole('link').click()
  await expect(page).toHaveURL(`/agent?view=people&person=${await personOf(address, id)}`)
  await expect(page.getByRole('link', { name: `Email ${email}` })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Asked for a quote by email')
  await page.goto('/agent?lead=cut-off')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This person is not here')
})

test('[O2] [U6] [D1] who wants no calls: the desk says so before any button, and offers none', async ({
  page,
  address,
}) => {
  const agent = await newAgent(address)
  const email = `${newName('r').split(' ')[1]}@example.com`
  const contact = { fullName: newName('Renée'), email, phone: newPhone(), plans: [plan] }
  const id = await submit(address, 'submit-application', { ...contact, reach: ['email', 'text'] })
  await openDesk(page, agent, `/agent?lead=${id}&lng=es`)
  const article = page.getByRole('article')
  const notice = article.locator('[data-slot="alert"]').filter({ hasText: words.refusal.no.call })
  await expect(notice).toContainText(words.refusal.since.request.split('{{date}}')[0] ?? '')
  const wayTo = (text: string, value: string) =>
    article.getByRole('link', { name: text.replace(/\{\{\w+\}\}/, value) })
  await expect(wayTo(words.reach.by.text, contact.phone)).toHaveAttribute('href', /^sms:\+1\d{10}$/)
  await expect(wayTo(words.reach.by.email, email)).toHaveAttribute('href', `mailto:${email}`)
  await expect(article.locator('a[href^="tel:"]')).toHaveCount(0)
  await expectNoAxeViolations(page)
  // The notice stands before the first way.
  const order = await article.evaluate((part) =>
    [...part.querySelectorAll('[data-slot="alert"], a[data-way]')].map(
      (one) => one.getAttribute('data-way') ?? 'notice',
    ),
  )
  expect(order).toEqual(['notice', 'text', 'email'])

  // Lifted at the desk, calls are offered, the first of all.
  await article.getByRole('button', { name: words.refusal.lift.call }).click()
  await expect(page.getByText(words.refusal.allowed.call)).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(wayTo(words.reach.by.call, contact.phone)).toHaveAttribute('data-variant', 'primary')

  // Consent and refusal of a way side by side: the sentence, its version and time, and who lifted what and when.
  const part = article
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.refusal.title, exact: true }) })
  await expect(part.getByText(/^“.*”$/).first()).toBeVisible()
  const calls = part.getByRole('listitem').filter({ hasText: words.contact.ways.call })
  await expect(calls).toContainText(/Aceptó el .*20\d\d.*, en \/.*Versión calls-\d{4}-\d\d-\d\d\./)
  await expect(calls).toContainText(words.refusal.lifted.desk.split('{{')[0] ?? '')
})
