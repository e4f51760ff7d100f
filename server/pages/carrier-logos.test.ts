import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { publicSettings } from '#domain/site/public-settings.ts'
import { logTo } from '../../tests/fixtures/log-lines.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { createCarrierLogos } from './carrier-logos.ts'

type Answer = { status?: number; type: string; body: string | Buffer }

async function elsewhere(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const {
      status = 200,
      type,
      body,
    } = answers[request.url ?? ''] ?? { status: 404, type: 'text/plain', body: '' }
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, asked }
}

function carriersWith(logos: readonly (string | null)[]) {
  return settings.carriers.slice(0, logos.length).map((carrier, place) => ({
    ...carrier,
    id: `carrier-${place}`,
    logo: logos[place] ?? null,
  }))
}

const request = new Request('http://localhost/carrier-logos/carrier-0')
const lines: string[] = []
const parts = { fetch, now: () => 0, log: logTo(lines) }

test('[D9] [SETTINGS-17] a logo that lies elsewhere is served through us and fetched once', async () => {
  const { address, asked } = await elsewhere({
    '/logo.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  })
  const logos = createCarrierLogos(carriersWith([`${address}/logo.svg`]), parts)
  const first = await logos(request, 'carrier-0')
  expect(first?.headers.get('content-type')).toBe('image/svg+xml')
  expect(first?.headers.get('content-security-policy')).toContain('sandbox')
  expect(await first?.text()).toContain('<svg')
  await logos(request, 'carrier-0')
  expect(asked).toEqual(['/logo.svg'])
})

test('[D9] what is no picture, too large or not there shows the initials, and is asked for again only later', async () => {
  const { address, asked } = await elsewhere({
    '/page': { type: 'text/html', body: '<script>alert(1)</script>' },
    '/large.png': { type: 'image/png', body: Buffer.alloc(600_000) },
  })
  let at = 0
  const logos = createCarrierLogos(
    carriersWith([`${address}/page`, `${address}/large.png`, `${address}/none.png`]),
    { ...parts, now: () => at },
  )
  for (const id of ['carrier-0', 'carrier-1', 'carrier-2', 'carrier-9']) {
    expect(await logos(request, id)).toBeUndefined()
    expect(await logos(request, id)).toBeUndefined()
  }
  expect(asked).toHaveLength(3)
  at = 61_000
  await logos(request, 'carrier-0')
  expect(asked).toHaveLength(4)
  expect(lines.some((line) => line.includes('carrier_logo_failed'))).toBe(true)
})

test('[D9] pages name our own address for it; a path of the site stays', () => {
  const carriers = carriersWith(['https://carrier.example/logo.png', '/logos/own.svg', null])
  expect(publicSettings({ ...settings, carriers }).carriers.map(({ logo }) => logo)).toEqual([
    '/carrier-logos/carrier-0',
    '/logos/own.svg',
    null,
  ])
})
