import { askForCall, newAgent, newName, openDesk, test } from '../../fixtures/account/agent-desk.ts'
import { said } from '../../fixtures/chat.ts'
import { expect } from '../../fixtures/fixtures.ts'

test('[O20] on a phone no chat stands over the desk: what can be tapped there is what is tapped', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [agent, name] = [await newAgent(address), newName('Opal')]
  const id = await askForCall(address, name)
  const chat = page.getByRole('button', { name: said.en.open })

  // Elsewhere it is there, and so would be here.
  await page.goto('/contact')
  await expect(chat).toBeVisible()

  await openDesk(page, agent)
  const main = page.getByRole('main')
  for (const [path, shown] of [
    ['/agent', main.getByRole('list').getByRole('link').first()],
    [`/agent?lead=${id}`, main.getByText(name).filter({ visible: true }).first()],
  ] as const) {
    if (path !== '/agent') await page.goto(path)
    await expect(shown).toBeVisible()
    await expect(chat).toHaveCount(0)
    const covered = await main.evaluate((part) =>
      [...part.querySelectorAll<HTMLElement>('a[href], button')]
        .filter((control) => control.checkVisibility())
        .flatMap((control) => {
          control.scrollIntoView({ block: 'end', behavior: 'instant' })
          const { left, top, width, height } = control.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return control.contains(found) ? [] : [control.textContent]
        }),
    )
    expect(covered, path).toEqual([])
  }
})
