import { getAllByRole, getByRole, getByText, queryByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { ownSettings } from '../fixtures/settings/own-settings.ts'
import { find, findAll, linksOf, openMain, openPage, textOf, textsOf } from './site.ts'

/** Another agent, in Austin, whose week is another one; one set, since each renders its pages anew. */
const harborLight = {
  SITE_BRAND_NAME: 'Harbor Light Life',
  SITE_AGENT_NAME: 'Jordan Rivera',
  SITE_AGENT_PHONE: '(212) 555-0117',
  SITE_AGENT_NATIONAL_PRODUCER_NUMBER: '12345678',
  SITE_AGENT_LICENSED_STATES: '["CA","NV"]',
  SITE_AGENT_HOURS_TIME_ZONE: 'America/Chicago',
  SITE_AGENT_HOURS_DAYS: '["Mon","Tue","Wed","Thu","Sat"]',
  SITE_AGENT_HOURS_FROM: '08:30',
  SITE_AGENT_HOURS_UNTIL: '17:00',
  SITE_LINKS_SOCIAL_PROFILE_URL: 'https://social.example/harbor-light',
  SITE_TRUST_BADGES_HIPAA_COMPLIANT: 'false',
  SITE_HOME_BUTTON: 'true',
  SITE_SPLASH: 'off',
  SITE_VIDEOS_INTRO: 'a1B2-c3D4_e',
  SITE_VIDEOS_TERM: 'T1erm-Video',
  SITE_VIDEOS_WHOLE: 'W1hole_Vide',
  SITE_VIDEOS_IUL: 'I1ul-Video0',
}

test('[SETTINGS-05] [SETTINGS-08] the same build shows another agent by its variables', async () => {
  const page = await openPage('/quote', 'en', harborLight)
  expect(textOf(find(page.head, 'title'))).toMatch(/ \| Harbor Light Life$/)
  const header = getByRole(page.body, 'banner')
  getByRole(header, 'link', { name: 'Harbor Light Life' })
  for (const phone of getAllByRole(header, 'link', { name: 'Call (212) 555-0117' }))
    expect(phone.getAttribute('href')).toBe('tel:+12125550117')
  const footer = getByRole(page.body, 'contentinfo')
  expect(textOf(footer)).toContain('Licensed in California and Nevada.')
  expect(textOf(footer)).toContain('National Producer Number 12345678.')
  const profile = getByRole(footer, 'link', { name: /^Social Media/ })
  expect(profile.getAttribute('href')).toBe('https://social.example/harbor-light')
  getByText(page.body, 'SSL Secured')
  expect(queryByText(page.body, 'HIPAA Compliant')).toBeNull()
  expect(textOf(await openMain('/contact', 'en', harborLight))).toContain('Jordan Rivera')
})

test('[SETTINGS-05] nothing of the agent before is left on any page of the new one', async () => {
  for (const path of ['/', '/quote', '/contact', '/about', '/faq', '/privacy-policy', '/error'])
    for (const language of languages) {
      const page = await openPage(path, language, harborLight)
      for (const element of findAll(page.body, 'body > *:not(script):not(style):not(template)'))
        expect(element.outerHTML, path).not.toMatch(/Plainwell Life|Alex Sample|555-0142/)
    }
})

test('[FRAME-09] [FRAME-10] the Home button of the setting stands in the header and in the mobile menu, by default in neither', async () => {
  const links = async (variables?: typeof harborLight) => {
    const header = getByRole((await openPage('/faq', 'en', variables)).body, 'banner')
    const seen = getAllByRole(header, 'link').filter((link) => textOf(link) === 'Home')
    const inMenu = findAll(header, '.site-header_mobilePanel a').filter((link) => textOf(link) === 'Home')
    return [linksOf(seen), linksOf(inMenu)]
  }
  expect(await links(harborLight)).toEqual([[['Home', '/']], [['Home', '/']]])
  expect(await links()).toEqual([[], []])
})

test('[SPLASH-08] a splash that is switched off is not in the HTML', async () => {
  expect(findAll(await openPage('/faq', 'en', harborLight), '.splash_splash')).toEqual([])
  find(await openPage('/faq'), '.splash_splash')
})

test('[U15] a page shows its video where one is set, and no plate for one that is not', async () => {
  for (const path of [paths.home, paths.termLife, paths.wholeLife, paths.indexUniversalLife]) {
    expect(findAll(await openMain(path), '.video-facade_video'), path).toEqual([])
    const set = findAll(await openMain(path, 'en', harborLight), 'button.video-facade_video')
    expect(set, path).toHaveLength(1)
  }
  const introduction = find(await openMain(paths.home), '#intro-title').closest('section')
  expect(introduction && textOf(introduction)).not.toMatch(/video/i)
})

test('[U15] the calendar is offered where a scheduling link is set, and the phone where none is', async () => {
  const without = await openMain(paths.contact)
  expect(queryByText(without, 'Show open times')).toBeNull()
  getByRole(without, 'heading', { name: 'Call during these hours' })
  const withLink = await openMain(paths.contact, 'en', ownSettings)
  getByRole(withLink, 'button', { name: 'Show open times' })
  getByRole(withLink, 'heading', { name: 'Pick a time' })
})

test.each([
  ['en', 'Monday to Thursday and Saturday, 8:30 AM to 5 PM Central Time'],
  ['es', 'de lunes a jueves y los sábados, de 8:30 AM a 5 PM, hora central'],
] as const)('[O5] every page that says hours says the agent’s own (%s)', async (language, hours) => {
  for (const path of [paths.home, paths.contact, paths.faq]) {
    const main = textOf(await openMain(path, language, harborLight))
    expect(main.toLowerCase(), path).toContain(hours.toLowerCase())
    expect(main, path).not.toMatch(/9 AM|6 PM|EST\b|hora del Este|Eastern/)
  }
})

test('[O5] the week on the contact page is lit on the days that are set, and search engines read the same hours', async () => {
  const main = await openMain(paths.contact, 'en', harborLight)
  expect(textsOf(findAll(main, '[class*="week"] li'))).toEqual([
    '8:30–5Mon',
    '8:30–5Tue',
    '8:30–5Wed',
    '8:30–5Thu',
    'closedFri',
    '8:30–5Sat',
    'closedSun',
  ])
  getByText(main, 'Central Time')
  const page = await openPage(paths.home, 'en', harborLight)
  const data = findAll(page, 'script[type="application/ld+json"]').map((script) => script.textContent)
  expect(data.join()).toContain('"openingHours":"Mo-Th,Sa 08:30-17:00"')
})
