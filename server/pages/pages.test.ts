import { expect, test } from 'vitest'
import { contentPaths, paths } from '#domain/site/paths.ts'
import { createPages } from './pages.ts'

const dialer = 'https://dialer.example.com'

test('[S8] a script of another company stands in the content policy of content pages alone', async () => {
  const pages = createPages({
    render: async (path) => `<html><head></head><body>${path}</body></html>`,
    paths: Object.values(paths),
    allowedOrigins: { scripts: [dialer], frames: ['https://calendar.example.com'], connections: [] },
    today: () => '2026-11-23',
  })
  const scripts = async (path: string) => {
    const { headers } = await pages.respond(new Request(`http://site.test${path}`))
    return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
  }
  for (const path of Object.values(paths)) {
    expect((await scripts(path)).includes(dialer), path).toBe(contentPaths.has(path))
  }
  expect(await scripts('/no-such-page')).not.toContain(dialer)
  for (const path of [paths.quote, paths.contact, paths.dashboard, paths.agent, paths.auth, paths.goalQuiz]) {
    expect(await scripts(path), path).toBe("'self'")
  }
})
