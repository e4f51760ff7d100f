import { expect, test } from 'vitest'
import { hasSplash, splashRemaining, splashTimeline } from './splash-timeline.ts'

test('the tagline, the fade and the completion have the specified times', () => {
  expect(splashTimeline).toEqual({ tagline: 900, fade: 3200, fadeDuration: 800, complete: 3800, end: 4000 })
  expect(splashTimeline.fade + splashTimeline.fadeDuration).toBe(splashTimeline.end)
})

test('every page brings the splash, except the one that ends a sign-in and where it is switched off', () => {
  expect(hasSplash('always', '/')).toBe(true)
  expect(hasSplash('session', '/faq')).toBe(true)
  expect(hasSplash('always', '/auth/callback')).toBe(false)
  expect(hasSplash('session', '/auth/callback')).toBe(false)
  expect(hasSplash('always', '/auth/confirm')).toBe(false)
  expect(hasSplash('off', '/')).toBe(false)
})

test('scripts that arrive late keep the times counted from the first paint', () => {
  expect(splashRemaining(0)).toEqual({ complete: 3800, end: 4000 })
  expect(splashRemaining(1500)).toEqual({ complete: 2300, end: 2500 })
  expect(splashRemaining(9000)).toEqual({ complete: 0, end: 0 })
})
