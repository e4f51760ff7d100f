import type { Page } from '@playwright/test'
import {
  askForCall,
  lookFor,
  newAgent,
  newName,
  newPhone,
  openDesk,
  personOf,
  plan,
  submit,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { said } from '../../fixtures/chat.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'

test.use({ timezoneId: 'America/New_York' })

/** The names of the controls over which something else would take a tap. */
const covered = (page: Page) =>
  page.getByRole('main').evaluate((part) =>
    [...part.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        control.scrollIntoView({ block: 'end', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return control.contains(found) ? [] : [control.textContent]
      }),
  )

test('[O20] on a phone people are shown one at a time with the way back to their row, and no chat stands over them', async ({
  page,
  address,
}) => {
  await page.setViewportSize(phone)
  const [agent, name] = [await newAgent(address), newName('Bill')]
  await askForCall(address, name)
  // Elsewhere the chat is there, and so would be here.
  const chat = page.getByRole('button', { name: said.en.open })
  await page.goto('/contact')
  await expect(chat).toBeVisible()

  await openDesk(page, agent)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/ to reach today\.$/)
  await expect(chat).toHaveCount(0)
  expect(await covered(page)).toEqual([])
  const row = await lookFor(page, name)
  await expectNoAxeViolations(page)

  await row.focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(name)
  await expect(heading).toBeFocused()
  await expect(page.getByRole('list', { name: 'People' })).toBeHidden()
  await expect(chat).toHaveCount(0)
  expect(await covered(page)).toEqual([])
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'All people' }).click()
  await expect(row).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
})

test('on a phone a double surname of 24 letters stands whole in the list, and a name without end breaks', async ({
  page,
  address,
}) => {
  await page.setViewportSize(phone)
  const [agent, surname] = [await newAgent(address), `Montenegroetxeberria${newName('').trim().slice(0, 4)}`]
  const email = `${crypto.randomUUID()}@example.com`
  await submit(address, 'email-quote', { fullName: surname, email, plans: [plan] })
  const endless = await askForCall(address, newName('Thanh'.repeat(12)), { phone: newPhone() })
  await openDesk(page, agent, '/agent?view=people')
  const shown = (await lookFor(page, surname)).getByText(surname)
  const lines = await shown.evaluate((part) => part.getBoundingClientRect().height)
  expect(lines).toBeLessThan(30)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/agent?lead=${endless}&lng=es`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^ThanhThanh/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('by keyboard alone what came of a call is told, changed and taken back, and the focus is never lost', async ({
  page,
  address,
}) => {
  const [agent, name] = [await newAgent(address), newName('Kay')]
  const id = await personOf(address, await askForCall(address, name))
  await openDesk(page, agent, `/agent?view=people&person=${id}`)
  const article = page.getByRole('article')
  const press = async (button: string) => {
    await article.getByRole('button', { name: button, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const call = article.getByRole('link', { name: /^Call / })
  await call.focus()
  await page.keyboard.press('Enter')
  await expect(call).toBeFocused()
  await press('No answer')
  const told = article.getByText(/^No answer\. Next contact: /)
  await expect(told).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(article.getByRole('button', { name: 'In an hour' })).toBeFocused()
  await press('Cancel')
  await expect(told).toBeFocused()
  await press('Undo')
  await expect(call).toBeFocused()

  const next = article.getByRole('button', { name: 'Next contact Not set' })
  await next.focus()
  await page.keyboard.press('Enter')
  await press('Tomorrow')
  await expect(article.getByText(/^Next contact saved: tomorrow/)).toBeFocused()
  await press('Mark as answered')
  await expect(article.getByText('Marked as answered.')).toBeFocused()
  await article.getByLabel('Stage').selectOption('Lost')
  await expect(article.getByLabel('Why')).toBeFocused()
})
