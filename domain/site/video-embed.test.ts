import { expect, test } from 'vitest'
import { videoEmbedUrl, videoOrigin } from './video-embed.ts'

test('[HOME-04] a video is embedded by its id, at the one origin that the content policy allows', () => {
  const url = new URL(videoEmbedUrl('a b/c', 'es'))
  expect(url.origin).toBe(videoOrigin)
  expect(url.pathname).toBe('/embed/a%20b%2Fc')
  expect(url.searchParams.get('hl')).toBe('es')
})
