import type { DeskStatus, ProcessStatus } from '#domain/leads/desk/status.ts'
import { newAgent, openDesk, setAgent, test } from '../../fixtures/account/agent-desk.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** A process that has much to say; what each really finds is the database's and the server's (tests/backend/monitoring). */
const told = (changes: Partial<ProcessStatus> = {}): DeskStatus => ({
  processes: [
    {
      id: '11111111-1111-4111-8111-111111111111',
      heard_at: ago(1),
      version: '1.4.0',
      started_at: ago(180),
      is_hosted: false,
      memory: 152e6,
      disk: { free: 1.2e9, size: 40e9, is_low: true },
      database: { is: 'own', version: '18.4', size: 84e6, is_ready: true },
      mail: {
        has_server: true,
        waiting: 3,
        failed: 0,
        oldest_waiting_at: ago(14),
        last_sent_at: ago(20),
      },
      jobs: { waiting: 3, failed: 0 },
      webhooks: { state: 'off', waiting: 0, failed: 0 },
      backup: { at: ago(240), has_failed: false },
      certificate: { host: 'www.example.com', valid_until: ago(-60 * 24 * 41), problem: null },
      alerts: 'own_server',
      ...changes,
    },
  ],
  alerts: [{ kind: 'lead_mails', began_at: ago(4), mailed_at: ago(4) }],
})

test('[O15] An owner reads how the site is doing, in both languages, and the desk says at once what is wrong', async ({
  page,
  address,
}) => {
  const agent = await newAgent(address)

  await test.step('as the process itself says it', async () => {
    await openDesk(page, agent, '/agent?view=settings')
    const parts = page.getByRole('navigation', { name: 'Settings and status' })
    await expect(parts.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
    await parts.getByRole('link', { name: 'Site status' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the site is doing')
    const site = page
      .locator('[data-slot=card]')
      .filter({ has: page.getByRole('heading', { name: 'The site' }) })
    await expect(parts.getByRole('link', { name: 'Site status' })).toHaveAttribute('aria-current', 'page')
    await expect(parts.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current')
    const head = page.getByRole('navigation', { name: 'Desk', exact: true })
    await expect(head.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true')
    await expect(site).toContainText(/PostgreSQL \d+\.\d+, started by the site/)
    await expect(site).toContainText('No mail server: emails stay on the machine')
    await expect(site).toContainText(/free of/)
    await expect(site).toContainText('None: the site is not opened by https')
    await expectNoAxeViolations(page)
  })

  await page.route('**/rest/v1/rpc/desk_status', (route) => route.fulfill({ json: told() }))

  await test.step('on a phone, where requests cannot be mailed', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/agent')
    await hydrated(page)
    const banner = page.getByRole('status').filter({ hasText: 'Emails about requests have not gone out' })
    await banner.getByRole('link', { name: 'See the status' }).click()
    await expect(page.getByText('3 waiting, 0 given up').first()).toBeVisible()
    await expect(page.getByText('www.example.com: 41 days left')).toBeVisible()
    await expect(page.getByText('Look at this')).toHaveCount(1)
    await expect(banner).toHaveCount(1)
    await expectNoAxeViolations(page)
    await expectFits(page)
  })

  await test.step('in Spanish', async () => {
    await page.goto('/agent?view=status&lng=es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo está el sitio')
    await expect(page.getByText('1.2 GB libres de 40 GB')).toBeVisible()
    await expect(page.getByText('www.example.com: quedan 41 días')).toBeVisible()
    await expectFits(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoAxeViolations(page)
  })

  await test.step('on a hosted project, whose host makes the backups', async () => {
    await page.unroute('**/rest/v1/rpc/desk_status')
    await page.route('**/rest/v1/rpc/desk_status', (route) =>
      route.fulfill({ json: told({ is_hosted: true, backup: null }) }),
    )
    await page.reload()
    await expect(page.getByText('Los hace quien aloja su base de datos')).toBeVisible()
    await expect(page.getByText('Revise esto')).toHaveCount(1)
  })

  await test.step('nobody else is told', async () => {
    await setAgent(agent, true, false)
    await page.goto('/agent?view=settings&lng=en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(page.getByRole('link', { name: 'Site status' })).toHaveCount(0)
  })
})

test('[O15] An agent who is told that something failed on our side gets a reference, in both languages', async ({
  page,
  address,
  allowConsole,
}) => {
  allowConsole(/503 \(Service Unavailable\)/)
  const agent = await newAgent(address)
  const id = 'ab12cd34-91f0-4c2e-8a44-5c1d2e3f4a5b'
  const failure = { status: 503, headers: { 'x-request-id': id }, json: { code: 'PGRST001' } }

  await openDesk(page, agent, '/agent?view=settings')
  await page.route('**/rest/v1/rpc/desk_today', (route) => route.fulfill(failure))
  await page.goto('/agent')
  await expect(page.getByText('Reference: ab12cd34').first()).toBeVisible()
  await page.goto('/agent?lng=es')
  await expect(page.getByText('Referencia: ab12cd34').first()).toBeVisible()
})
