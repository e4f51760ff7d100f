import { expect, test } from 'vitest'
import { deviceNameOf, formatMoment } from './device-words.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit}`

test.each([
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${blink} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921U) ${blink} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`,
    'Opera',
    'Windows',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`, 'Safari', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceNameOf(userAgent)).toEqual({ browser, system })
})

test('what is not known is left out, and nothing is guessed', () => {
  expect(deviceNameOf(null)).toEqual({})
  expect(deviceNameOf('')).toEqual({})
  expect(deviceNameOf('node')).toEqual({})
  expect(deviceNameOf('curl/8.5 (Windows)')).toEqual({ system: 'Windows' })
})

test('a moment stands in the language and the zone of who reads it', () => {
  const at = '2026-11-21T20:05:00+00:00'
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(formatMoment(at, 'en', 'America/New_York'))).toBe('Nov 21, 2026, 3:05 PM')
  expect(plain(formatMoment(at, 'es', 'America/New_York'))).toMatch(/21 nov 2026, 3:05 p\. ?m\./)
})
