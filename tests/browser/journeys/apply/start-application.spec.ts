import type { Page } from '@playwright/test'
import cartEn from '#content/messages/en/quote/cart.json' with { type: 'json' }
import comparisonEn from '#content/messages/en/quote/comparison.json' with { type: 'json' }
import instantEn from '#content/messages/en/quote/instant-quote.json' with { type: 'json' }
import leadsEn from '#content/messages/en/quote/leads.json' with { type: 'json' }
import nextEn from '#content/messages/en/quote/next-steps.json' with { type: 'json' }
import cartEs from '#content/messages/es/quote/cart.json' with { type: 'json' }
import comparisonEs from '#content/messages/es/quote/comparison.json' with { type: 'json' }
import instantEs from '#content/messages/es/quote/instant-quote.json' with { type: 'json' }
import leadsEs from '#content/messages/es/quote/leads.json' with { type: 'json' }
import nextEs from '#content/messages/es/quote/next-steps.json' with { type: 'json' }
import { consentVersions } from '#domain/leads/consent.ts'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { promisedNow } from '../../../fixtures/leads/promised-now.ts'
import { emailsTo, newestEmail } from '../../../fixtures/mail/outbox.ts'
import { uniqueName } from '../../fixtures/account/unique-name.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { leadsOf } from '../../fixtures/quotes/cart-family.ts'
import { openInstant } from '../../fixtures/quotes/instant.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

const words = {
  en: { cart: cartEn, comparison: comparisonEn, instant: instantEn, leads: leadsEn, next: nextEn },
  es: { cart: cartEs, comparison: comparisonEs, instant: instantEs, leads: leadsEs, next: nextEs },
}
type Words = (typeof words)['en'] | (typeof words)['es']

/** Where the notices of leads go, while the settings name no other address. */
const agentAddress = 'support@plainwell.example'
/** A plan that stands chosen on this device from another day. */
const older = { selectedCompany: 'Older Choice Life', selectedMonthlyPrice: 77.77 }

interface Tapped {
  carrier: string
  /** As it stands where it was tapped. */
  price: string
}

/** The second plan on the page: what is tapped is not simply the first. */
async function second(page: Page, carrier: string): Promise<Tapped> {
  const card = page.getByRole('article').nth(1)
  await expect(card).toBeVisible()
  return {
    carrier: (await card.locator(carrier).first().innerText()).trim(),
    price: (await card.locator(builtSelector('.typography_price')).first().innerText()).trim(),
  }
}

const openPrice = (page: Page) =>
  page
    .getByRole('article')
    .nth(1)
    .getByRole('button', {
      name: /^(What’s in this (price|estimate)|¿Qué incluye este precio|Ver este estimado)/,
    })

async function openComparison(page: Page, changes: Record<string, unknown> = {}) {
  await seed(page, { formData: answeredForm(changes) })
  await page.goto('/quote/companies')
  await hydrated(page)
  return second(page, builtSelector('.plan-card_carrier'))
}

async function openInstantResults(page: Page) {
  await seed(page, { formData: answeredForm(older) })
  await openInstant(page, 'results', undefined, '?product=Term')
  return second(page, 'h3')
}

/** Each way to start an application, up to its form. */
const ways = {
  async 'instant results'(page: Page, { comparison, leads }: Words) {
    const tapped = await openInstantResults(page)
    await page.getByRole('article').nth(1).getByRole('button', { name: comparison.card.start }).click()
    // [D2] A price in the form has its disclosure beside it.
    await expect(page.getByRole('dialog')).toContainText(leads.plan.disclosure)
    await expectNoAxeViolations(page)
    return tapped
  },
  async 'the price panel of instant results'(page: Page, { comparison }: Words) {
    const tapped = await openInstantResults(page)
    await openPrice(page).click()
    await page.getByRole('dialog').getByRole('button', { name: comparison.card.start }).click()
    return tapped
  },
  async 'the comparison'(page: Page, { comparison }: Words) {
    const tapped = await openComparison(page, older)
    await openPrice(page).click()
    await page.getByRole('dialog').getByRole('button', { name: comparison.card.start }).click()
    return tapped
  },
  async 'the cart'(page: Page, { cart, comparison, leads }: Words) {
    const tapped = await openComparison(page, older)
    await page.getByRole('article').nth(1).getByRole('button', { name: comparison.card.add }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: cart.apply.title, exact: true }).click()
    await drawer.getByRole('button', { name: leads.apply.online.title }).click()
    return tapped
  },
  async 'the options'(page: Page, { cart, comparison, leads }: Words) {
    const tapped = await openComparison(page)
    await page.getByRole('article').nth(1).getByRole('button', { name: comparison.card.add }).click()
    await page.getByRole('dialog').getByRole('button', { name: cart.continue }).click()
    await page.getByRole('button', { name: leads.apply.online.title }).click()
    return tapped
  },
} satisfies Record<string, (page: Page, words: Words) => Promise<Tapped>>

const dollars = (price: string) => Number(price.replaceAll(/[^\d.]/g, ''))

for (const [place, [way, openForm]] of Object.entries(ways).entries()) {
  const language = place % 2 ? 'es' : 'en'
  const w = words[language]

  test.describe(`in ${language}`, () => {
    test.use(
      language === 'es' ? { locale: 'es-MX', viewport: desktop } : { locale: 'en-US', viewport: phone },
    )

    test(`[U6] [D1] [D2] [U1] [LEADS-01] [INSTANT-24] [INSTANT-34] from ${way} the tapped plan alone is stored, then opens in a new tab, and every page says so`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow()
      const name = uniqueName('María')
      const email = `${crypto.randomUUID()}@example.com`
      const { carrier, price } = await openForm(page, w)
      const form = applyForm(page)

      // Nothing is known of how to reach her, so nothing goes anywhere yet.
      await form.name.fill(name)
      await form.send.click({ force: true })
      await expect(form.place.getByRole('region', { name: w.leads.form.problems })).toContainText(
        w.leads.form.wrong.reachMissing,
      )
      await form.way('email').check()
      await form.email.fill(email)
      await expect(form.phone).toHaveCount(0)
      await expect(form.sends).toContainText(carrier)
      await expect(form.sends).toContainText(w.leads.form.sends.noCalls)
      await expect(form.sends).toContainText(w.leads.form.sends.noPhone)
      await expect(form.consent).not.toBeChecked()

      const opened = context.waitForEvent('page')
      await form.send.click()
      const tab = await opened

      // What opens shows this plan, and says that it is here only now that it is.
      await expect(tab).toHaveURL(/\/application#plan=v2\./)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(w.next.application.received.title)
      const plan = tab.getByRole('region', { name: w.next.plan.label })
      await expect(plan.getByRole('listitem')).toHaveCount(1)
      await expect(plan).toContainText(carrier)
      await expect(plan).toContainText(price)
      await expect(tab.getByRole('main')).not.toContainText(older.selectedCompany)
      await expect(tab.getByRole('main')).not.toContainText(name)
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await expectNoAxeViolations(tab)

      // The confirmation says what was stored, for whom, and that nobody calls.
      const [first = ''] = name.split(' ')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
      const promise = w.next.confirmation.text.replace('{{when}}', promisedNow(language))
      await expect(page.getByText(promise, { exact: true })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main).toContainText(carrier)
      await expect(main).toContainText(w.leads.plan.disclosure)
      await expect(main).toContainText(email)
      await expect(main).toContainText(/will not call you|no le llamará/)
      await expect(
        main.getByRole('heading', { name: /^(By email only|Solo por correo electrónico)/ }),
      ).toBeVisible()
      await expect(main).not.toContainText(older.selectedCompany)
      await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3)

      // One row: this plan, these ways, no number, no consent.
      const rows = await leadsOf(baseURL, name)
      expect(rows).toMatchObject([
        {
          kind: 'application',
          email,
          phone: null,
          reach: ['email'],
          consent: false,
          consent_version: consentVersions.emails,
          language,
          plans: [{ carrierName: carrier, isSample: false }],
        },
      ])
      expect(rows[0]?.plans).toHaveLength(1)
      const [stored] = rows[0]?.plans ?? []
      expect(Math.abs(Number(stored?.monthlyPremium) - dollars(price))).toBeLessThan(0.51)
      expect(rows[0]?.people).toHaveLength(1)

      // And the mails keep to it.
      const dataDir = dataDirOf(String(baseURL))
      const letter = await newestEmail(dataDir, email)
      expect(letter.text).toContain(carrier)
      expect(letter.text).toMatch(/will not call you|no le llamará/)
      expect(letter.text).not.toMatch(/calls or writes|le llama o le escribe/)
      await expect
        .poll(async () => {
          const notices = await emailsTo(dataDir, agentAddress)
          return notices.find(({ subject }) => subject.includes(first) && subject.includes(name.slice(6, 20)))
            ?.text
        })
        .toContain('They asked for this: no phone calls and no text messages.')
    })
  })
}
