import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/http/headers.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { allowedOrigins } from './open-site.ts'

const policyWith = (videos: Partial<typeof settings.videos>) =>
  contentSecurityPolicy(
    '<html></html>',
    allowedOrigins({ ...settings, videos: { ...settings.videos, ...videos } }, '/'),
  )

test('[HOME-04] with a video, and only then, pages may frame the video player that sets no cookies', () => {
  expect(policyWith({})).toContain("frame-src 'none'")
  for (const video of ['intro', 'term', 'whole', 'iul']) {
    expect(policyWith({ [video]: 'a1B2c3' })).toContain('frame-src https://www.youtube-nocookie.com;')
  }
})
