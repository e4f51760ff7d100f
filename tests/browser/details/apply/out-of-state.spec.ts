import { emailsTo, newestEmail } from '../../../fixtures/mail/outbox.ts'
import { inDatabase, newAgent, openDesk } from '../../fixtures/account/agent-desk.ts'
import { uniqueName } from '../../fixtures/account/unique-name.ts'
import { answeredForm, expectNoAxeViolations, hydrated, seed } from '../../fixtures/fixtures.ts'
import { leadsOf, openContact } from '../../fixtures/quotes/contact-request.ts'
import { applyOnline } from '../../fixtures/quotes/start-application.ts'
import { callsTo, cartItem, chosenPlan } from '../../fixtures/quotes/stub-quotes.ts'
import { expect, test } from '../../fixtures/site/site-with.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

const texan = { SITE_AGENT_LICENSED_STATES: '["TX","FL"]' }
const startCall = /\/functions\/v1\/white-swan-start-application$/
const told = {
  en: {
    title: 'Alex Sample is licensed in other states',
    next: /^Your state’s insurance department can tell you who is licensed there/,
    steps: 'What’s Next',
  },
  es: {
    title: 'Alex Sample tiene licencia en otros estados',
    next: /^El departamento de seguros de su estado/,
    steps: 'Próximos pasos',
  },
}

test('[O12] an application from another state is stored and flagged, starts nothing with a carrier, and page and mails say why', async ({
  page,
  siteWith,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = await siteWith(texan)
  const [name, email] = [uniqueName('Maria'), `${crypto.randomUUID()}@example.com`]
  const form = answeredForm({ ...chosenPlan, fullName: name, email, residentState: 'OH' })
  await seed(page, { formData: form, cart: [cartItem({ personName: name })] })
  const starts = callsTo(page, startCall)
  await page.goto(`${site}/quote/options`)
  await hydrated(page)
  await applyOnline(page)
  await expect(page).toHaveURL(/\/confirmation$/)
  const main = page.getByRole('main')
  await expect(main.getByText(told.en.title)).toBeVisible()
  await expect(main.getByText(told.en.next)).toBeVisible()
  await expect(main.getByRole('heading', { name: told.en.steps })).toHaveCount(0)
  await expectNoAxeViolations(page)
  expect(starts).toHaveLength(0)
  const [lead] = await leadsOf(site, name)
  expect(lead).toMatchObject({ kind: 'application', is_out_of_state: true })

  // So it stays, in the language on screen.
  await page.goto(`${site}/confirmation?lng=es`)
  await expect(main.getByText(told.es.title)).toBeVisible()
  await expect(main.getByText(told.es.next)).toBeVisible()
  await expect(main.getByRole('heading', { name: told.es.steps })).toHaveCount(0)

  const own = await newestEmail(dataDirOf(site), email, 'lead-visitor')
  expect(own.text).toContain('Alex Sample is licensed in other states, not in the one where you live')
  const notices = await emailsTo(dataDirOf(site), 'support@plainwell.example', 'lead-agent')
  const notice = notices.find(({ text }) => text.includes(name))
  expect(notice?.text).toMatch(/You are not licensed in Ohio, where this person lives[\s\S]*Contact by/)

  const desk = await page.context().newPage()
  await openDesk(desk, await newAgent(site), `${site}/agent?lead=${lead?.id}&lng=en`)
  await expect(desk.getByText('OH: no license').filter({ visible: true }).first()).toBeVisible()
})

test('[O12] whoever asks for a call from another state reads so, where they told their state, and else nothing of it', async ({
  page,
  siteWith,
}) => {
  const site = await siteWith(texan)
  const name = uniqueName('Ana')
  await seed(page, { formData: answeredForm({ fullName: name, residentState: 'OH' }) })
  for (const isShared of [true, false]) {
    const form = await openContact(page, `${site}/contact`)
    if (isShared) await form.share.check()
    await form.submit.click()
    await expect(form.sent).toBeVisible()
    await expect(page.getByRole('main').getByText(told.en.title)).toHaveCount(isShared ? 1 : 0)
  }
  expect(await leadsOf(site, name)).toMatchObject([{ is_out_of_state: true }, { is_out_of_state: false }])
})

test('[O12] whom the agent types in or imports from another state is flagged and marked the same way', async ({
  page,
  siteWith,
}) => {
  const site = await siteWith(texan)
  const [typed, imported] = [uniqueName('Olive'), uniqueName('Otis')]
  const mark = page.getByText('OH: no license').filter({ visible: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, await newAgent(site), `${site}/agent?view=people&task=add&lng=en`)
  await page.getByLabel('Name', { exact: true }).fill(typed)
  await page.getByLabel('Email', { exact: true }).first().fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('State').selectOption('Texas')
  const note = page.getByText(/^You have no license in Ohio\./)
  await expect(note).toBeHidden()
  await page.getByLabel('State').selectOption('Ohio')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Save person' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed)
  await expect(mark.first()).toBeVisible()

  await page.goto(`${site}/agent?view=people&task=import&lng=en`)
  const file = `Name,Email,State\n${imported},${crypto.randomUUID()}@example.com,Ohio\n`
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('1 person lives in a state where you have no license.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 person' }).click()
  await page.getByRole('link', { name: 'Show all people' }).click()
  const row = page.getByRole('listitem').filter({ hasText: imported })
  await expect(row.getByText('OH: no license')).toBeVisible()
  const stored = await inDatabase(
    site,
    (sql) =>
      sql`select kind, is_out_of_state from leads where person_name in (${typed}, ${imported}) order by kind`,
  )
  expect(stored).toEqual([
    { kind: 'imported', is_out_of_state: true },
    { kind: 'typed', is_out_of_state: true },
  ])
})
