import { type Browser, chromium, type Page } from '@playwright/test'
import questionnaire from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import { launchOptions } from '../../scripts/browser.mjs'
import { openChat } from '../../tests/browser/fixtures/chat.ts'
import { answeredForm, hydrated, seed } from '../../tests/browser/fixtures/fixtures.ts'
import { phone } from '../../tests/browser/fixtures/languages-and-devices.ts'
import { answerQuestions } from '../../tests/browser/fixtures/quotes/answer-questions.ts'
import { callForm } from '../../tests/browser/fixtures/quotes/contact-request.ts'
import { getQuotes, nextButton, product } from '../../tests/browser/fixtures/quotes/instant.ts'
import { applyForm } from '../../tests/browser/fixtures/quotes/start-application.ts'
import { startSite } from '../../tests/browser/fixtures/site/start-site.ts'
import { builtSelector } from '../../tests/fixtures/built-selector.ts'
import type { BenchRow } from '../row.ts'
import { slowdown } from './device.ts'

const goal = { value: { atMost: 100 } }

/** An interaction as the browser timed it, from the tap or key to the picture that answers it; in ms. */
interface Interaction {
  ms: number
  on: string
}

declare global {
  interface Window {
    interactions: Interaction[]
    interactionId: number
  }
}

/** Runs in each page before its scripts: keeps what the browser tells of interactions of 16 ms and more. */
function keepInteractions() {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !Reflect.get(entry, 'interactionId')) continue
      const target = entry.target instanceof Element ? entry.target : undefined
      const name = target?.getAttribute('name') ?? target?.textContent?.trim().slice(0, 24) ?? ''
      window.interactions.push({ ms: entry.duration, on: `${entry.name} on ${target?.localName} ${name}` })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

type Steps = readonly (readonly [string, () => Promise<unknown>])[]

/** A phone's page with the steps of a journey over it, each with its slowest interaction. */
async function journey(
  browser: Browser,
  path: string,
  device: Record<string, unknown>,
  stepsOn: (page: Page) => Steps,
): Promise<BenchRow[]> {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  await seed(page, device)
  await page.addInitScript(keepInteractions)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(path)
  await hydrated(page)
  const rows: BenchRow[] = []
  for (const [name, act] of stepsOn(page)) {
    const start = await page.evaluate(() => window.interactions.length)
    await act()
    const found = await page.evaluate(async (since) => {
      // The browser tells of an interaction after the frame that showed it.
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      )
      return window.interactions.slice(since)
    }, start)
    const [slowest] = found.toSorted((one, other) => other.ms - one.ms)
    // What is not told took less than the threshold.
    rows.push({
      name: `${name}${slowest ? `: ${slowest.on}` : ''}`,
      value: slowest?.ms ?? 16,
      unit: 'ms',
      goals: goal,
    })
  }
  await context.close()
  return rows
}

const price = () => builtSelector('.plan-card_card .typography_price')

function quoteSteps(page: Page): Steps {
  const cart = page.getByRole('dialog', { name: 'Your Insurance Cart' })
  const form = applyForm(page)
  return [
    ['every question', () => answerQuestions(page, questionnaire)],
    [
      'review → plans',
      async () => {
        await page.locator('a[href="/marketplace"]').click()
        await page.locator(price()).nth(8).waitFor()
      },
    ],
    ...comparisonSteps(page),
    [
      'into the cart',
      async () => {
        await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
        await cart.waitFor()
      },
    ],
    [
      'the cart by e-mail',
      async () => {
        await cart.getByRole('button', { name: 'Email Quote' }).click()
        await page.getByRole('button', { name: 'Send Quote' }).click()
        await page.getByRole('heading', { name: 'Your quote is on its way' }).waitFor()
        await page.getByRole('button', { name: 'Back to my plans' }).click()
      },
    ],
    [
      'options → application',
      async () => {
        await cart.getByRole('button', { name: /^Continue with this plan/ }).click()
        await page.getByRole('button', { name: /^Apply Online/ }).click()
        await form.way('email').check()
        await form.send.click()
        await page.getByRole('heading', { level: 1, name: /^Thank You/ }).waitFor()
      },
    ],
  ]
}

function comparisonSteps(page: Page): Steps {
  const compared = page.getByRole('checkbox', { name: /^Compare / })
  const asked = page.locator('[data-slot="asked"]')
  const type = async (value: string) => {
    await asked.click()
    await page.getByRole('dialog').locator(`input[type=radio][value=${value}]`).click()
    await page.locator(price()).first().waitFor()
  }
  return [
    ['whole life', () => type('whole')],
    ['term life', () => type('term')],
    [
      'coverage slider',
      async () => {
        await asked.click()
        const slider = page.getByRole('dialog').locator('[data-slot="range-slider"]')
        for (let presses = 0; presses < 5; presses++) await slider.press('ArrowRight')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Undo changes' }).click()
      },
    ],
    [
      'filters',
      async () => {
        await page.getByRole('button', { name: 'Filter', exact: true }).click()
        await page.getByRole('checkbox', { name: 'Instant decision only' }).check()
        await page.getByRole('checkbox', { name: 'Instant decision only' }).uncheck()
      },
    ],
    [
      'what is in a price',
      async () => {
        await page.getByRole('button', { name: 'What’s in this estimate?' }).first().click()
        await page.getByRole('dialog').waitFor()
        await page.keyboard.press('Escape')
      },
    ],
    [
      'side by side',
      async () => {
        await compared.nth(0).check()
        await compared.nth(1).check()
        await page.getByRole('button', { name: /^Compare .*side by side$/ }).click()
        await page.getByRole('table').waitFor()
        await page.goBack()
      },
    ],
  ]
}

function instantSteps(page: Page): Steps {
  return [
    [
      'a product',
      async () => {
        await product(page, 'Whole Life').check()
        await product(page, 'Term Life').check()
        await nextButton(page).click()
        await getQuotes(page).waitFor()
      },
    ],
    [
      'the answers',
      async () => {
        await page.getByLabel('Date of birth').fill('1988-03-14')
        for (const [group, answer] of [
          ['Sex at Birth', 'Female'],
          ['Tobacco', 'No'],
          ['Accelerated', 'Yes'],
        ] as const) {
          await page.getByRole('radiogroup', { name: group }).getByLabel(answer, { exact: true }).check()
        }
        await page.getByLabel('Weight').pressSequentially('0')
        await page.getByLabel('Weight').press('Backspace')
      },
    ],
    [
      'quotes',
      async () => {
        await getQuotes(page).click()
        await page.getByRole('article').first().waitFor()
      },
    ],
    [
      'what is in a price',
      async () => {
        await page.getByRole('button', { name: 'What’s in this estimate?' }).first().click()
        await page.getByRole('dialog').waitFor()
        await page.keyboard.press('Escape')
      },
    ],
  ]
}

function frameSteps(page: Page): Steps {
  const header = page.getByRole('banner')
  const menu = header.getByRole('navigation')
  const openMenu = () => header.getByRole('button', { name: 'Open menu' }).click()
  return [
    ['menu', openMenu],
    [
      'another page',
      async () => {
        await menu.getByRole('link', { name: 'Learning', exact: true }).click()
        await page.waitForURL('**/learning')
      },
    ],
    [
      'language',
      async () => {
        await openMenu()
        await menu.getByRole('button', { name: 'Español' }).click()
        await page.locator('html[lang=es]').waitFor()
      },
    ],
  ]
}

function chatSteps(page: Page): Steps {
  return [
    [
      'chat',
      async () => {
        const { field, send, messages } = await openChat(page)
        await field.pressSequentially('What is term life insurance?')
        await send.click()
        await messages.nth(2).waitFor()
      },
    ],
  ]
}

function callSteps(page: Page): Steps {
  const form = callForm(page)
  return [
    [
      'a call asked for',
      async () => {
        await form.time('Morning').check()
        await form.submit.click()
        await form.sent.waitFor()
      },
    ],
  ]
}

/** In a browser with a slow processor: how long each step of the journeys lets a tap or key wait for its picture. */
export async function benchInteractions(): Promise<BenchRow[]> {
  const site = await startSite({ RATE_LIMITS: 'off' })
  const browser = await chromium.launch(launchOptions())
  const at = (path: string) => `${site.address}${path}`
  const answers = { formData: JSON.stringify(answeredForm()) }
  try {
    return [
      ...(await journey(browser, at('/quote'), {}, quoteSteps)),
      ...(await journey(browser, at('/white-swan-quotes'), {}, instantSteps)),
      ...(await journey(browser, at('/'), {}, frameSteps)),
      ...(await journey(browser, at('/faq'), {}, chatSteps)),
      ...(await journey(browser, at('/contact'), answers, callSteps)),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}
