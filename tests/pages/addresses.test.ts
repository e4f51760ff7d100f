import { getAllByRole, getByRole, getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { find, findAll, openMain, openPage, siteWith, textOf } from './site.ts'

test.each([
  ['[ROUTE-01]', paths.home, 'Leave a light on for the people at home.'],
  ['[ROUTE-02]', paths.quote, 'Which type of policy are you looking for?'],
  ['[ROUTE-03]', paths.companies, 'Your Personalized Insurance Plans'],
  ['[ROUTE-09]', paths.confirmation, 'No application on this device'],
  ['[ROUTE-13]', paths.learning, 'Learning Center'],
  ['without answers', paths.instantQuotes, 'Get an instant quote'],
])('%s %s opens with %s', async (_, path, title) => {
  expect(textOf(getByRole(await openMain(path), 'heading', { level: 1 }))).toBe(title)
})

test('[ROUTE-08] [CONTACT-01] [CONTACT-05] [CONTACT-06] [CONTACT-07] [CONTACT-08] [CONST-06] /contact says who calls, for how long, and what to expect', async () => {
  const main = await openMain('/contact')
  getByRole(main, 'heading', { level: 1, name: 'Schedule Your Call' })
  getByText(main, /^30 minutes, free, /)
  getByText(main, 'Monday to Friday, 9 AM to 6 PM EST')
  getByRole(main, 'heading', { name: 'Alex Sample' })
  getByText(main, 'Independent agent, 7+ years, licensed in all 50 states. NPN 00000000.')
  getByRole(main, 'heading', { name: 'What to expect' })
  expect(getAllByRole(find(main, '[data-slot="numbered-steps"]'), 'listitem')).toHaveLength(4)
  for (const call of getAllByRole(main, 'link', { name: 'Call (800) 555-0142' }))
    expect(call.getAttribute('href')).toBe('tel:+18005550142')
  expect(getByRole(main, 'link', { name: 'Back' }).getAttribute('href')).toBe('/quote/options')
})

test('[ROUTE-19] [QUIZ-01] the quiz asks one question with five goals, none picked; without scripts each goal leads to its page', async () => {
  const main = await openMain(paths.goalQuiz)
  const radios = getAllByRole(
    getByRole(main, 'radiogroup', { name: 'What should your life insurance do?' }),
    'radio',
  )
  const withoutScripts = findAll(main, 'noscript')
    .map(({ innerHTML }) => innerHTML)
    .join()
  const goals = [
    ['Protect my family', paths.termLife],
    ['Pay off my mortgage', paths.mortgageProtection],
    ['Build wealth', paths.indexUniversalLife],
    ['Get covered with health issues', paths.wholeLife],
    ['Cover final expenses', paths.finalExpense],
  ] as const
  expect(radios).toHaveLength(goals.length)
  for (const [place, [goal, path]] of goals.entries()) {
    expect(getByRole(main, 'radio', { name: new RegExp(goal) })).toBe(radios[place])
    expect(radios[place]?.hasAttribute('checked')).toBe(false)
    expect(withoutScripts).toContain(`href="${path}"`)
  }
})

test('[ROUTE-24] [ROUTE-25] unknown addresses and the error page have ways on, in both languages', async () => {
  const ways = {
    en: {
      missing: 'We can’t find that page.',
      broken: 'Something went wrong on our side.',
      home: 'Go home',
      call: 'Call (800) 555-0142',
    },
    es: {
      missing: 'No encontramos esa página.',
      broken: 'Algo falló de nuestro lado.',
      home: 'Ir al inicio',
      call: 'Llamar al (800) 555-0142',
    },
  } as const
  for (const language of languages) {
    const { missing, broken, home, call } = ways[language]
    for (const [path, title, status] of [
      ['/no-such-page', missing, 404],
      ['/quote/no/such/page', missing, 404],
      ['/error', broken, 200],
    ] as const) {
      const response = await siteWith().request(`${path}?lng=${language}`)
      expect(response.status, path).toBe(status)
      expect(response.headers.get('content-language'), path).toBe(language)
      const main = await openMain(path, language)
      getByRole(main, 'heading', { level: 1, name: title })
      expect(getByRole(main, 'link', { name: home }).getAttribute('href')).toBe('/')
      expect(getByRole(main, 'link', { name: call }).getAttribute('href')).toBe('tel:+18005550142')
      const robots = find((await openPage(path, language)).head, 'meta[name=robots]')
      expect(robots.getAttribute('content')).toBe('noindex')
    }
  }
})

test('without scripts a page says what it needs of them, and the phone, and no other page speaks of them', async () => {
  for (const [path, language, words] of [
    [paths.quote, 'en', 'Please turn on JavaScript'],
    [paths.companies, 'en', 'Please turn on JavaScript'],
    [paths.review, 'es', 'Active JavaScript'],
  ] as const) {
    const said = find(await openPage(path, language), 'noscript').innerHTML
    expect(said, path).toContain(words)
    expect(said, path).toContain('href="tel:+18005550142"')
  }
  expect(findAll(await openPage(paths.faq), 'noscript')).toEqual([])
})
