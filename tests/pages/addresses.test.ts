import { getAllByRole, getByRole, getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { find, findAll, openMain, openPage, siteWith, textOf } from './site.ts'

const titleOf = async (path: string) => textOf(getByRole(await openMain(path), 'heading', { level: 1 }))

test('[ROUTE-01] / is the home page', async () => {
  expect(await titleOf('/')).toBe('Leave a light on for the people at home.')
  find(await openMain('/'), '#why-us')
})

test('[ROUTE-02] /quote is the questionnaire', async () => {
  expect(await titleOf('/quote')).toBe('Which type of policy are you looking for?')
  expect(getAllByRole(await openMain('/quote'), 'radio')).toHaveLength(4)
})

test('[ROUTE-03] /quote/companies is the comparison', async () => {
  expect(await titleOf('/quote/companies')).toBe('Your Personalized Insurance Plans')
  getByRole(await openMain('/quote/companies'), 'link', { name: 'Back to Review' })
})

test('[ROUTE-08] [CONTACT-01] [CONTACT-05] [CONTACT-06] [CONTACT-07] [CONTACT-08] [CONST-06] /contact says who calls, for how long, and what to expect', async () => {
  expect(await titleOf('/contact')).toBe('Schedule Your Call')
  const main = await openMain('/contact')
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

test('[ROUTE-09] /confirmation thanks nobody who has sent nothing', async () => {
  expect(await titleOf('/confirmation')).toBe('No application on this device')
})

const goals = [
  { en: 'Protect my family', es: 'Proteger a mi familia', path: paths.termLife },
  { en: 'Pay off my mortgage', es: 'Pagar la hipoteca', path: paths.mortgageProtection },
  { en: 'Build wealth', es: 'Formar un patrimonio', path: paths.indexUniversalLife },
  {
    en: 'Get covered with health issues',
    es: 'Tener cobertura con problemas de salud',
    path: paths.wholeLife,
  },
  { en: 'Cover final expenses', es: 'Cubrir los gastos finales', path: paths.finalExpense },
]

for (const [language, question, waiting] of [
  ['en', 'What should your life insurance do?', 'Pick a goal to see what often fits, and why.'],
  ['es', '¿Qué quiere que haga su seguro de vida?', 'Elija una meta.'],
] as const)
  test(`[ROUTE-19] [QUIZ-01] the quiz asks one question with five goals, none picked (${language})`, async () => {
    const main = await openMain(paths.goalQuiz, language)
    getByRole(main, 'heading', { level: 1 })
    const radios = getAllByRole(getByRole(main, 'radiogroup', { name: question }), 'radio')
    expect(radios).toHaveLength(goals.length)
    for (const [place, goal] of goals.entries()) {
      expect(getByRole(main, 'radio', { name: new RegExp(goal[language]) })).toBe(radios[place])
      expect(radios[place]?.hasAttribute('checked')).toBe(false)
    }
    expect(textOf(main)).toContain(waiting)
    // Without scripts it is a list of goals with the page of each.
    const said = findAll(main, 'noscript').map(({ innerHTML }) => innerHTML)
    for (const { path } of goals) expect(said.join()).toContain(`href="${path}"`)
  })

test('without scripts the quotes page shows the instant quote', async () => {
  for (const [language, title] of [
    ['en', 'Get an instant quote'],
    ['es', 'Obtenga una cotización inmediata'],
  ] as const) {
    const main = await openMain(paths.instantQuotes, language)
    expect(textOf(getByRole(main, 'heading', { level: 1 }))).toBe(title)
    expect(textOf(main)).not.toContain('Your Personalized Insurance Plans')
  }
})

const notFound = {
  en: { title: 'We can’t find that page.', home: 'Go home', call: 'Call (800) 555-0142' },
  es: { title: 'No encontramos esa página.', home: 'Ir al inicio', call: 'Llamar al (800) 555-0142' },
} as const
const broken = {
  en: { ...notFound.en, title: 'Something went wrong on our side.' },
  es: { ...notFound.es, title: 'Algo falló de nuestro lado.' },
} as const

for (const language of languages)
  for (const [proven, path, words] of [
    ['[ROUTE-24] an unknown address', '/no-such-page', notFound],
    ['[ROUTE-24] an unknown address below a known one', '/quote/no/such/page', notFound],
    ['[ROUTE-25] the error page', '/error', broken],
  ] as const)
    test(`${proven} has ways on, without any script (${language})`, async () => {
      const main = await openMain(path, language)
      const { title, home, call } = words[language]
      getByRole(main, 'heading', { level: 1, name: title })
      expect(getByRole(main, 'link', { name: home }).getAttribute('href')).toBe('/')
      expect(getByRole(main, 'link', { name: call }).getAttribute('href')).toBe('tel:+18005550142')
      const robots = find((await openPage(path, language)).head, 'meta[name=robots]')
      expect(robots.getAttribute('content')).toBe('noindex')
    })

test('[ROUTE-24] an unknown address answers 404, in the language that is asked for', async () => {
  for (const language of languages) {
    const response = await siteWith().request(`/no-such-page?lng=${language}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-language')).toBe(language)
  }
})

for (const [path, language, words] of [
  [paths.quote, 'en', 'Please turn on JavaScript'],
  [paths.companies, 'en', 'Please turn on JavaScript'],
  [paths.review, 'es', 'Active JavaScript'],
] as const)
  test(`without scripts ${path} says what it needs, and the phone`, async () => {
    const said = find(await openPage(path, language), 'noscript').innerHTML
    expect(said).toContain(words)
    expect(said).toContain('href="tel:+18005550142"')
  })

test('a page that needs no scripts says nothing of them', async () => {
  expect(findAll(await openPage(paths.faq), 'noscript')).toEqual([])
})

for (const [proven, path] of [
  ['[PRODUCT-09] ', paths.finalExpense],
  ['[PRODUCT-09] ', paths.noMedicalExam],
  ['[PRODUCT-14] ', paths.mortgageProtection],
] as const)
  for (const language of languages)
    test(`${proven}${path} says in the place of its video that it is coming, and offers nothing to tap (${language})`, async () => {
      const main = await openMain(path, language)
      const [video, ...others] = findAll(main, '.video-facade_video')
      expect(others).toEqual([])
      expect(video && textOf(video)).toContain(language === 'en' ? 'Video Coming Soon' : 'Video próximamente')
      expect(
        findAll(main, 'button.video-facade_video, .video-facade_video button, .video-facade_video iframe'),
      ).toEqual([])
    })
