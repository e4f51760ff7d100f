import type { Locator } from '@playwright/test'
import { inDatabase, newAgent, openDesk, plan, test } from '../../fixtures/account/agent-desk.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { askForSite } from '../../fixtures/site/site-keeper.ts'
import { keepDataDir } from '../../fixtures/site/start-site.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

/**
 * A site of its own with 300 requests of 220 people: five new ones, two whose next contact is overdue, one for whom it is
 * due later today, ten without one, and all others with one in the days to come. The last shares a number with another.
 */
async function busySite(): Promise<string> {
  const site = await askForSite({ RATE_LIMITS: 'off', TZ: 'America/Chicago' })
  keepDataDir(site)
  await inDatabase(site.address, (sql) =>
    sql.begin(async (sql) => {
      await sql`
        insert into leads (kind, person_name, email, phone, language, plans, people, consent, page, idempotency_key,
          created_at, answered_at)
        select 'call', 'Person ' || n, 'person' || n || '@example.com',
          '(614) 555-' || lpad((case when n = 220 then 219 else n end)::text, 4, '0'), 'en',
          jsonb_build_array(${JSON.stringify(plan)}::text::jsonb), '[]', true, '/contact', gen_random_uuid(),
          now() - (place * interval '20 minutes'), case when place > 5 then now() end
        from (select 1 + (place - 1) % 220 as n, place from generate_series(1, 300) as place) as requests
        order by place desc`
      await sql`
        update people p set stage = 'contacted', next_contact_at = case
          when n in (6, 7) then now() - n * interval '1 hour' when n = 8 then now() + interval '1 second'
          when n < 19 then null else now() + n * interval '2 days' end
        from (select distinct person_id, substring(person_name from '[0-9]+')::int as n from leads) as those
        where those.person_id = p.id and n > 5`
      await sql`delete from lead_mails`
    }),
  )
  return site.address
}

test('[O2] [O3] [O10] a day at the desk: five people in twelve taps at most, then a note, a refusal, two who are one, an erasure and the file', async ({
  page,
}) => {
  test.slow()
  const address = await busySite()
  await openDesk(page, await newAgent(address), `${address}/agent`)
  const heading = page.getByRole('heading', { level: 1 })
  const rowOf = (name: string) =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}(?!\\d)`) })
  const told = (row: Locator) => row.getByRole('status')
  await expect(heading).toHaveText('Eight people to reach today.')
  const parts = page.getByRole('heading', { level: 2 })
  await expect(parts.filter({ hasText: /^Overdue [23]$/ })).toBeVisible()
  await expect(parts.filter({ hasText: 'New 5' })).toBeVisible()
  await expect(parts.filter({ hasText: 'Left alone the longest 10' })).toBeVisible()

  await test.step('five of them in twelve taps at most', async () => {
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    const calls = [
      ['Person 6', 'Voicemail'],
      ['Person 7', 'No answer'],
      ['Person 5', 'Reached'],
      ['Person 4', 'Wrong number'],
      ['Person 3', 'Voicemail'],
    ] as const
    for (const [name, outcome] of calls) {
      await tap(rowOf(name).getByRole('link', { name: `Call ${name}` }))
      await tap(rowOf(name).getByRole('button', { name: outcome, exact: true }))
      // Said in the row, which stays where it is.
      await expect(told(rowOf(name))).toHaveText(new RegExp(`^${outcome}\\. N(ext|o next) contact`))
    }
    expect(taps).toBeLessThanOrEqual(12)
    await expect(heading).toHaveText(/^(Three|Four) people to reach today\.$/)
    await expectNoAxeViolations(page)
  })

  await test.step('the last outcome is taken back, and another next contact chosen', async () => {
    const row = rowOf('Person 3')
    await row.getByRole('button', { name: 'Undo' }).tap()
    await expect(row.getByRole('link', { name: 'Call Person 3' })).toBeVisible()
    await expect(heading).toHaveText(/^(Four|Five) people to reach today\.$/)
    await row.getByRole('link', { name: 'Call Person 3' }).tap()
    await row.getByRole('button', { name: 'Call back at…' }).tap()
    await row.getByRole('button', { name: 'In an hour' }).tap()
    await expect(told(row)).toHaveText(/^Call back at….*Next contact: /)
    await row.getByRole('button', { name: 'Change' }).tap()
    await row.getByRole('button', { name: 'Tomorrow' }).tap()
    await expect(told(row)).toHaveText(/Next contact: tomorrow, /)
  })

  await test.step('a note, one tap from the list', async () => {
    await rowOf('Person 2').getByRole('link', { name: 'Note about Person 2' }).tap()
    await expect(heading).toHaveText('Person 2')
    const note = page.getByRole('textbox', { name: 'Note' })
    await expect(note).toBeFocused()
    await note.fill('Asks about a longer term')
    await page.getByRole('link', { name: 'Today' }).last().tap()
    await expect(page.getByRole('link', { name: 'Person 2', exact: true })).toBeFocused()
    await page.getByRole('link', { name: 'Person 2', exact: true }).tap()
    await expect(page.getByText('Asks about a longer term', { exact: true })).toBeVisible()
  })

  await test.step('a refusal stands before every way, and in the list there is no call', async () => {
    await page.getByRole('button', { name: 'Record a refusal of calls' }).tap()
    await expect(page.getByText('Recorded: do not call.')).toBeVisible()
    await expect(page.getByRole('article').getByText('Do not call', { exact: true })).toBeVisible()
    await expect(page.locator('a[href^="tel:"]:visible')).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Today' }).last().tap()
    await expect(rowOf('Person 2').getByRole('link', { name: 'Email Person 2' })).toBeVisible()
    await expect(rowOf('Person 2').getByRole('link', { name: 'Call Person 2' })).toHaveCount(0)
  })

  await test.step('two who are one are merged, and split again', async () => {
    await page.getByRole('link', { name: 'People', exact: true }).tap()
    await page.getByRole('searchbox').fill('person219@')
    const found = page.getByRole('list', { name: 'People' }).getByRole('listitem')
    await expect(found).toHaveText([/^Person 219/])
    await found.getByRole('link').tap()
    await page.getByRole('button', { name: 'Merge with Person 220' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Merge them' }).tap()
    await expect(page.getByRole('article')).toContainText('Merged with another person')
    await expect(page.getByRole('article').locator('details')).toHaveCount(2)
    const other = page
      .getByRole('article')
      .locator('details')
      .filter({ hasText: /Person 2(19|20)/ })
      .first()
    if ((await other.getAttribute('open')) === null) await other.locator('summary').tap()
    await other.getByRole('button', { name: 'Somebody else’s request' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Split off 1 request' }).tap()
    await expect(page.getByText('Also under this number or address')).toBeVisible()
  })

  await test.step('one is erased, and the file has everybody else', async () => {
    await page.getByRole('button', { name: 'Erase this person' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase 1 request' }).tap()
    await expect(heading).toHaveText('219 people.')
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(30)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).tap()
    await downloading
    await expect(page.getByText('299 requests are in the file.')).toBeVisible()
  })
})
