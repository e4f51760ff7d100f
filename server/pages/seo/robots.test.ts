import { expect, test } from 'vitest'
import { robots } from './robots.ts'

test('crawlers may read every page, and learn where the site map is', () => {
  const lines = robots('https://agent.example').split('\n')
  expect(lines).toContain('Sitemap: https://agent.example/sitemap.xml')
  // A page that may not be read cannot say that it should not be found.
  for (const line of lines) expect(line).not.toMatch(/^Disallow: \/(dashboard|auth|auth\/|application)?$/)
})
