import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './headers.ts'

const nothing = { scripts: [], frames: [], connections: [] }
const html = '<html><head><script src="/a.js"></script><script>one()</script></head></html>'

test('inline scripts are allowed by their hash alone, and script-src never opens to everything inline', () => {
  const policy = contentSecurityPolicy(html, nothing)
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+(?=;)/)
  expect(policy.split('; ').find((part) => part.startsWith('script-src '))).not.toContain('unsafe')
})

test('nothing may frame the site and it frames nobody unless a setting says so', () => {
  expect(contentSecurityPolicy(html, nothing)).toContain("frame-src 'none'")
  expect(contentSecurityPolicy(html, nothing)).toContain("frame-ancestors 'none'")
  const withScheduling = { scripts: ['https://s.example'], frames: ['https://s.example'], connections: [] }
  expect(contentSecurityPolicy(html, withScheduling)).toContain('frame-src https://s.example')
})
