import type { Page } from '@playwright/test'
import enNeeds from '#content/messages/en/quote/needs.json' with { type: 'json' }
import enLadder from '#content/messages/en/quote/needs-ladder.json' with { type: 'json' }
import esNeeds from '#content/messages/es/quote/needs.json' with { type: 'json' }
import esLadder from '#content/messages/es/quote/needs-ladder.json' with { type: 'json' }
import type { PageKey } from '#content/pages.ts'
import { stepIds } from '#domain/questionnaire/questions.ts'
import { paths } from '#domain/site/paths.ts'
import { askForCall, inDatabase, newAgent, plan, submit } from '../browser/fixtures/account/agent-desk.ts'
import { devicePlan, deviceProfile } from '../browser/fixtures/account/kept-plans.ts'
import { keepSession, newAccount } from '../browser/fixtures/account/new-account.ts'
import { openSecurity } from '../browser/fixtures/account/security-page.ts'
import { answeredForm, expect, hydrated, seed } from '../browser/fixtures/fixtures.ts'
import { instantForm, openInstant } from '../browser/fixtures/quotes/instant.ts'
import { openQuestion } from '../browser/fixtures/quotes/open-question.ts'
import { added, formOf } from '../browser/fixtures/quotes/people.ts'
import { cartItem } from '../browser/fixtures/quotes/stub-quotes.ts'
import { askForSite } from '../browser/fixtures/site/site-keeper.ts'
import { keepDataDir } from '../browser/fixtures/site/start-site.ts'
import { builtSelector } from '../fixtures/built-selector.ts'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

interface Site {
  /** Without a slash at the end. */
  address: string
  language: Language
}

/** A page in one of its states, ready to be looked at. */
export interface Scene {
  name: string
  /** The part of the screen alone, where the page behind it is another scene. */
  isWindow?: boolean
  /** What the console says in this state. */
  says?: readonly RegExp[]
  open: (page: Page, site: Site) => Promise<void>
}

/** Opens an address in a language, and waits until it answers taps. */
async function visit(page: Page, path: string, { address, language }: Site): Promise<void> {
  await page.goto(`${address}${path}?lng=${language}`)
  await hydrated(page)
}

/** What keeps the language of pages that the helpers of the journeys open without saying which. */
async function speak(page: Page, { address, language }: Site): Promise<void> {
  await page.context().addCookies([{ name: 'i18next', value: language, url: address }])
}

const named = { en: 0, es: 1 } as const
/** Presses the button of this name; the pair is English and Spanish. */
const press = (page: Page, { language }: Site, names: readonly [string | RegExp, string | RegExp]) =>
  page.getByRole('button', { name: names[named[language]] }).first().click()

/** Addresses that show nothing of their own to somebody of whom nothing is kept. */
const leadOn: readonly PageKey[] = [
  'agent',
  'authCallback',
  'dashboard',
  'companies',
  'marketplace',
  'review',
  'options',
]

const plain: Scene[] = Object.entries(paths)
  .filter(([name]) => !leadOn.some((other) => other === name))
  .map(([name, path]) => ({ name, open: (page, site) => visit(page, path, site) }))

const questionnaire: Scene[] = stepIds.flatMap((step): Scene[] => {
  const form = step === 'insuranceGoals' ? { needsRecommendation: true } : {}
  const open = async (page: Page, site: Site) => {
    await speak(page, site)
    await openQuestion(page, step, {}, form)
  }
  return [{ name: `question-${step}`, open }]
})

const wrongAnswers: Scene[] = [
  ['fullName', { fullName: '' }],
  ['email', { email: '' }],
  ['phone', { phone: '12' }],
  ['dateOfBirth', { dateOfBirth: '' }],
].map(
  ([step, answers]): Scene => ({
    name: `question-${step}-refused`,
    async open(page, site) {
      await speak(page, site)
      await openQuestion(page, String(step), Object(answers))
      await page
        .locator('form')
        .getByRole('button', { name: /^(Continue|Continuar)$/ })
        .press('Enter')
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  }),
)

const family = formOf([added('luis')])

async function openPlans(page: Page, site: Site, formData: unknown = answeredForm(), kept: object = {}) {
  await seed(page, { formData, ...kept })
  await visit(page, paths.companies, site)
  await expect(page.getByRole('article').first()).toBeVisible()
}

const cart = [
  cartItem(),
  cartItem({
    id: 'item-2',
    personId: 'luis',
    personName: 'Luis Alvarez',
    relationship: 'Spouse',
    name: 'Transamerica',
    productName: 'Term 20 Plus',
    monthlyPrice: 31.07,
  }),
]

async function openCart(page: Page, site: Site, items: readonly object[] = cart) {
  await openPlans(page, site, family, { cart: items })
  await press(page, site, ['Review Cart', /carrito/i])
  await expect(page.getByRole('dialog')).toBeVisible()
}

const needsWords = { en: enNeeds, es: esNeeds } as const
const ladderWords = { en: enLadder, es: esLadder } as const

/** Tells the calculator a need that falls, and has several policies compared with one. */
async function compareLadder(page: Page, site: Site) {
  const { open } = needsWords[site.language]
  await page.getByRole('button', { name: open }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [field, text] of [
    ['yearlyIncome', '20,000'],
    ['incomeYears', '12'],
    ['mortgage', '180,000'],
    ['debts', '20,000'],
  ] as const)
    await dialog.getByLabel(needsWords[site.language].fields[field].label).fill(text)
  const { fields, title } = ladderWords[site.language]
  await dialog.getByLabel(fields.mortgageYears.label).fill('18')
  await dialog.getByLabel(fields.debtYears.label).fill('5')
  await press(page, site, [enLadder.find, esLadder.find])
  await expect(dialog.getByRole('region', { name: title }).getByRole('table')).toBeVisible()
}

const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)

const reviewing: Scene[] = [
  {
    name: 'review',
    async open(page, site) {
      await seed(page, { formData: family })
      await visit(page, paths.review, site)
    },
  },
  {
    name: 'review-open',
    async open(page, site) {
      await seed(page, { formData: answeredForm({ medicalConditions: ['Asthma'], email: '' }) })
      await visit(page, paths.review, site)
    },
  },
  {
    name: 'review-long-name',
    async open(page, site) {
      await seed(page, { formData: answeredForm({ fullName: longName, email: `${longName}@example.com` }) })
      await visit(page, paths.review, site)
      await expect(page.getByRole('main')).toContainText(longName)
    },
  },
  {
    name: 'person-refused',
    isWindow: true,
    async open(page, site) {
      await seed(page, { formData: family })
      await visit(page, paths.review, site)
      await press(page, site, ['Add a person', 'Agregar a una persona'])
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/^(Optional|Opcional): /).click()
      await dialog.getByRole('button', { name: /^(Save|Guardar)$/ }).click()
      await expect(dialog.getByRole('region')).toBeFocused()
    },
  },
  {
    name: 'options',
    async open(page, site) {
      await seed(page, {
        formData: answeredForm({ selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5 }),
        cart: [cartItem()],
      })
      await visit(page, paths.options, site)
    },
  },
  {
    name: 'confirmation-sent',
    async open(page, site) {
      const { name: company, ...plan } = cartItem()
      const sent = {
        key: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
        at: new Date().toISOString(),
        fullName: 'Maria Alvarez',
        email: 'maria@example.com',
        reach: ['email'],
        plans: [{ ...plan, company }],
      }
      await seed(page, { sentApplications: [sent] })
      await visit(page, paths.confirmation, site)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
    },
  },
]

const comparing: Scene[] = [
  { name: 'comparison', open: (page, site) => openPlans(page, site) },
  { name: 'comparison-family', open: (page, site) => openPlans(page, site, family) },
  {
    name: 'comparison-price',
    isWindow: true,
    async open(page, site) {
      await openPlans(page, site)
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /estimate|estimado/ })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'comparison-side-by-side',
    isWindow: true,
    async open(page, site) {
      await openPlans(page, site)
      for (const index of [0, 1, 2]) await page.getByRole('article').nth(index).getByRole('checkbox').check()
      await press(page, site, [/side by side$/, /lado a lado$/])
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'comparison-no-connection',
    says: [/ERR_FAILED|Failed/],
    async open(page, site) {
      await page.route(/\/functions\/v1\//, (route) => route.abort())
      await seed(page, { formData: answeredForm() })
      await visit(page, paths.companies, site)
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'comparison-unanswered',
    open: (page, site) => visit(page, paths.companies, site),
  },
  { name: 'cart', isWindow: true, open: (page, site) => openCart(page, site) },
  {
    name: 'cart-emptied',
    isWindow: true,
    async open(page, site) {
      await openCart(page, site, [cartItem()])
      await page.locator(builtSelector('.cart_cart .cart_remove')).click()
      await expect(page.locator(builtSelector('.cart_cart [data-slot="empty"]'))).toBeVisible()
    },
  },
  {
    name: 'cart-kept',
    isWindow: true,
    async open(page, site) {
      await openCart(page, site, [...cart, cartItem({ id: 'item-3', isSample: true })])
      await page.locator(builtSelector('.cart_keep [data-variant="text"]')).click()
      await expect(page.locator(builtSelector('.cart_kept'))).toBeVisible()
    },
  },
  {
    name: 'cart-long-name',
    isWindow: true,
    open: (page, site) => openCart(page, site, [cartItem({ personName: longName, productName: longName })]),
  },
  {
    name: 'comparison-ladder',
    isWindow: true,
    async open(page, site) {
      await openPlans(page, site)
      // On a phone the controls stand in a sheet.
      const controls = page.locator('[data-slot="asked"]')
      if (await controls.isVisible()) await controls.click()
      await compareLadder(page, site)
    },
  },
]

const around: Scene[] = [
  {
    name: 'home-priced',
    async open(page, site) {
      await seed(page, { formData: answeredForm({ selectedCoverage: 500_000, answered: ['coverage'] }) })
      await visit(page, paths.home, site)
      await expect(page.getByRole('main').getByRole('status')).toContainText('$')
    },
  },
  {
    name: 'instant-questions',
    async open(page, site) {
      await speak(page, site)
      await openInstant(page, 'questions', instantForm(), '', site.address)
    },
  },
  {
    name: 'instant-ladder',
    isWindow: true,
    async open(page, site) {
      await speak(page, site)
      await openInstant(page, 'questions', instantForm({ dateOfBirth: '1986-04-12' }), '', site.address)
      await compareLadder(page, site)
    },
  },
  {
    name: 'instant-results',
    async open(page, site) {
      await speak(page, site)
      await openInstant(page, 'results', instantForm(), '', site.address)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'menu',
    isWindow: true,
    async open(page, site) {
      await visit(page, paths.faq, site)
      const menu = page
        .getByRole('banner')
        .getByRole('button', { name: /^(Open menu|Abrir el menú|Insurance Types|Tipos de seguro)$/ })
      await menu.first().click()
    },
  },
  {
    name: 'chat',
    isWindow: true,
    async open(page, site) {
      await visit(page, paths.faq, site)
      await press(page, site, [/open chat$/, /abrir el chat$/])
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'not-found', says: [/404/], open: (page, site) => visit(page, '/nothing-here', site) },
  {
    name: 'dashboard-device',
    async open(page, site) {
      await seed(page, {
        deviceProfile: deviceProfile(),
        devicePlans: [devicePlan('1'), devicePlan('2', 'Transamerica', { isFavorite: true })],
      })
      await visit(page, paths.dashboard, site)
      await expect(page.getByText('Transamerica').first()).toBeVisible()
    },
  },
]

/** An account's name, the same one in each run. */
const mailbox = (page: Page, { language }: Site, of: string) =>
  `${of}-${language}-${page.viewportSize()?.width}@example.com`

let desk: Promise<string> | undefined

/** A site whose desk has these three people alone, whoever asks for it. */
function deskSite(): Promise<string> {
  desk ??= startDesk()
  return desk
}

async function startDesk(): Promise<string> {
  const site = await askForSite({ RATE_LIMITS: 'off', TZ: 'America/New_York' })
  keepDataDir(site)
  const { address } = site
  const lead = (n: number) => ({ idempotencyKey: `5b1f9a2e-3c4d-4e5f-8a6b-7c8d9e0f1a0${n}` })
  const ids = [
    await askForCall(address, 'Olive Hart', { ...lead(1), phone: '(614) 555-0171' }),
    await askForCall(address, 'Carmen Ortiz', { ...lead(2), language: 'es', phone: '(305) 555-0143' }),
    await submit(address, 'email-quote', {
      ...lead(3),
      fullName: 'Maria Alvarez',
      email: 'maria@example.com',
      plans: [plan],
    }),
  ]
  await inDatabase(address, async (sql) => {
    await expect.poll(() => sql`select from lead_mails where sent_at is null`).toHaveLength(0)
    for (const [index, id] of ids.entries()) {
      const at = new Date(Date.UTC(2026, 10, 20 + index, 14, 30))
      await sql`update leads set created_at = ${at}, consent_at = ${at} where id = ${id}`
      await sql`select private.refresh_person(person_id) from leads where id = ${id}`
      await sql`update lead_mails set created_at = ${at}, sent_at = ${at} where lead_id = ${id}`
    }
  })
  return address
}

async function openDeskAt(page: Page, site: Site, name: string, query = ''): Promise<void> {
  const address = await deskSite()
  const { session } = await newAgent(address, mailbox(page, site, name))
  await keepSession(page, session)
  await page.goto(`${address}/agent?lng=${site.language}${query}`)
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: /^(Desk|Escritorio)$/ })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const signedIn: Scene[] = [
  {
    name: 'dashboard-account',
    async open(page, site) {
      const account = await newAccount(site.address, undefined, mailbox(page, site, 'account'))
      await openSecurity(page, account, site.language)
    },
  },
  { name: 'desk', open: (page, site) => openDeskAt(page, site, 'desk') },
  {
    name: 'desk-call',
    async open(page, site) {
      await openDeskAt(page, site, 'desk-call')
      await page.getByRole('link', { name: /^(Call|Llamar a) Olive Hart$/ }).click()
      await page.getByRole('button', { name: /^(Call back at|Llamar a las)…$/ }).click()
      await expect(page.getByRole('form')).toBeVisible()
    },
  },
  { name: 'desk-people', open: (page, site) => openDeskAt(page, site, 'desk-people', '&view=people') },
  {
    name: 'desk-add',
    async open(page, site) {
      await openDeskAt(page, site, 'desk-add', '&view=people&task=add')
      await page.getByRole('button', { name: /^(Save person|Guardar)$/ }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'desk-import',
    async open(page, site) {
      await openDeskAt(page, site, 'desk-import', '&view=people&task=import')
      const lines = ['Name,Phone,Status,Favorite color', 'José Núñez Peña,3055550101,Quoted,', 'Ana,12,,red']
      const buffer = Buffer.from(lines.join('\n'))
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer }
      await page.getByLabel(/CSV/).setInputFiles(file)
      await expect(page.getByRole('button', { name: /^Import(ar)? 1 person/ })).toBeVisible()
      for (const fold of await page.locator('main details:not([open]) > summary').all()) await fold.click()
    },
  },
  {
    name: 'desk-person',
    async open(page, site) {
      await openDeskAt(page, site, 'desk-person')
      await page.getByRole('link', { name: 'Carmen Ortiz', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Carmen Ortiz' })).toBeVisible()
      for (const fold of await page.locator('main details:not([open]) > summary').all()) await fold.click()
    },
  },
  {
    name: 'desk-settings',
    async open(page, site) {
      await openDeskAt(page, site, 'desk-settings', '&view=settings')
      const log = page.getByRole('list', { name: /^(Security log|Registro de seguridad)$/ })
      // What the other scenes did there stands in it too; when it was checked and where the settings lie differs, too.
      await log.evaluate((list) => {
        list.replaceChildren()
        list.parentElement?.querySelector('button')?.remove()
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          node.textContent =
            node.textContent?.replace(/\/\S+\/settings\.ts/, 'settings.ts').replace(/\d+ minut\w+/, '1') ?? ''
        }
      })
    },
  },
]

/** The states that a visitor or an agent meets, but the questions of the questionnaire, by the part of the site. */
export const states: Readonly<Record<string, readonly Scene[]>> = {
  'questionnaire and review': [...wrongAnswers, ...reviewing],
  'comparison and cart': comparing,
  'instant quote and frame': around,
  'account and desk': signedIn,
}

/** Every page as it opens, every question, and the other states. */
export const scenes: readonly Scene[] = [...plain, ...questionnaire, ...Object.values(states).flat()]
