import { configure, fireEvent, within } from '@testing-library/dom'
import type { Window } from 'happy-dom'
import type { Root } from 'react-dom/client'
import { afterEach, expect, vi } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import type { FunctionContext } from '#functions/context.ts'
import { handleFunction } from '#functions/http/handle.ts'
import { cloudFunctions } from '#functions/registry.ts'
import { functionContext } from '../fixtures/function-context.ts'
import { siteAddress, siteConfigWith, type Variables } from '../pages/site.ts'
import { openTab } from './browser-globals.ts'

/*
 * A component test opens a page of the real app, live, in happy-dom: the server's HTML hydrated by the app's own entry,
 * with what lies on the device, and its calls answered by our own functions in this process. It knows no layout, no
 * styles and no focus ring: what needs those is the browser's.
 *
 *   const page = await openLivePage('/quote', { stored: { formData: answeredForm() } })
 *   await page.press('Next')                                  // a button, by its name
 *   await page.type('First and last name', 'Ana Rivera')      // a field, by its label
 *   await page.choose('Term Life')                            // a radio or checkbox, by how its label begins
 *   await screen().findByText('…')                              // queries of @testing-library/dom that wait
 *   expect(page.stored('formData')).toMatchObject({ … })      // what the device holds now
 *   expect(page.calls('white-swan-complete-request')).toHaveLength(1)
 */

export interface PageOptions {
  language?: Language
  /** What lies in the local storage, by key: a string as it is, all else as JSON. */
  stored?: Readonly<Record<string, unknown>>
  /** What lies in the tab's storage. */
  tab?: Readonly<Record<string, unknown>>
  /** An operator's settings as environment variables. */
  settings?: Variables
  /** What the page is told of its site otherwise than usual. */
  site?: Partial<SiteConfig>
  /** What it may report on the console. */
  says?: Pick<RegExp, 'test'>
  /** What the functions are given in place of `functionContext`'s. */
  functions?: Partial<FunctionContext>
  /** Answers a request before our functions do; undefined leaves it to them. Throws to be without a network. */
  answer?: (request: Request) => Promise<Response | undefined> | Response | undefined
  /** Answers `/auth/v1` and `/rest/v1`, as a backend of `startTestBackend` does. */
  backend?: { fetch: (request: Request) => Promise<Response> }
  /** In CSS pixels, for what asks `matchMedia`. */
  width?: number
}

interface Call {
  /** Of a function, or the path of anything else. */
  name: string
  method: string
  body: unknown
  status: number
}

/** What somebody does on a page, or in a part of it. */
interface Hands {
  press: (name: string | RegExp, role?: string) => Promise<void>
  type: (label: string | RegExp, text: string) => Promise<void>
  choose: (label: string | RegExp) => Promise<void>
  select: (label: string | RegExp, option: string) => Promise<void>
}

export interface LivePage extends Hands {
  window: Window
  /** Where the visitor is: path, query and anchor. */
  address: () => string
  stored: (key: string) => unknown
  inTab: (key: string) => unknown
  /** What it wrote on the console beside errors and warnings. */
  said: () => string[]
  /** The calls of a function so far, or of all. */
  calls: (name?: string) => Call[]
  key: (key: string) => Promise<void>
  /** Opens the page anew with what this one left on the device and in the tab. */
  reload: (path?: string) => Promise<LivePage>
}

// A page is long: the sentence of a failed query and the words of its main part say more than all of its HTML.
configure({
  getElementError: (message) => {
    const words = document.querySelector('main')?.textContent ?? ''
    return new Error(`${String(message).split('\n', 1)[0]}\n${words.slice(-1_500)}`)
  },
  asyncUtilTimeout: 30_000,
})

/** The queries of @testing-library/dom, on the page that is open now. */
export const screen = () => within(document.body)

const open: { window: Window; roots: Root[] }[] = []

const errors: unknown[] = []

async function closePage(): Promise<void> {
  for (const { window, roots } of open.splice(0)) {
    for (const root of roots) root.unmount()
    await window.happyDOM.close()
  }
}

/** A page closes with its test or as the next one opens, and what it reported on the console fails the test. */
afterEach(async () => {
  await closePage()
  vi.unstubAllGlobals()
  expect(errors.splice(0)).toEqual([])
})

/**
 * What a browser's page does not say: the server's renderer and the pages of a test run in one process here, React is
 * the one for development, and happy-dom has no `search`.
 */
const alwaysSaid =
  /^Detected multiple renderers|Multiple GoTrueClient instances|^Encountered a script tag|unrecognized in this browser/

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const parsed = (text: string | null): unknown => {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export async function openLivePage(path: string, options: PageOptions = {}): Promise<LivePage> {
  const { language = 'en', stored = {}, tab = {}, settings = {}, functions, width = 390 } = options
  await closePage()
  const window = openTab(new URL(path, siteAddress).href, width)
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, asText(value))
  for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, asText(value))
  window.document.cookie = `i18next=${language}; Path=/`
  const report = (...what: unknown[]) => {
    const text = what.map(String).join(' ')
    if (!alwaysSaid.test(text) && !options.says?.test(text)) errors.push(text)
  }
  const said: string[] = []
  const info = (...what: unknown[]) => void said.push(what.map(String).join(' '))
  vi.stubGlobal('console', { ...console, error: report, warn: report, info })
  const roots: Root[] = []
  open.push({ window, roots })

  const calls: Call[] = []
  const { context } = functionContext(functions)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), siteAddress), init)
    const { pathname } = new URL(request.url)
    const name = /^\/functions\/v1\/([\w-]+)$/.exec(pathname)?.[1]
    const body = parsed((await request.clone().text()) || null)
    const given = await options.answer?.(request)
    const answered = name
      ? () => handleFunction(name, cloudFunctions.get(name), request, context)
      : async () => (await options.backend?.fetch(request)) ?? new Response(null, { status: 404 })
    const response = given ?? (await answered())
    calls.push({ name: name ?? pathname, method: request.method, body, status: response.status })
    return response
  })

  // The page's modules keep what a page keeps for as long as it is open.
  vi.resetModules()
  vi.doMock('react-dom/client', async (original) => {
    const client = await original<typeof import('react-dom/client')>()
    const hydrateRoot: typeof client.hydrateRoot = (...given) => {
      const root = client.hydrateRoot(...given)
      roots.push(root)
      return root
    }
    return { ...client, hydrateRoot }
  })
  const { pathname } = new URL(path, siteAddress)
  const [{ renderPage }, { pageFile }, { wakeUp }] = await Promise.all([
    import('#app/entry.server.tsx'),
    import('#app/pages.ts'),
    import('#app/entry.client.tsx'),
  ])
  const { html } = await renderPage(pathname, language, { ...siteConfigWith(settings), ...options.site })
  window.document.write(html)
  const { act } = await import('react')
  // What an event changes is on the page once it is dispatched, transitions and effects as well.
  configure({
    eventWrapper(dispatch) {
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
      try {
        return act(dispatch)
      } finally {
        Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
      }
    },
  })
  await wakeUp(await import(/* @vite-ignore */ `/app/${pageFile(pathname).replace('./', '')}`))
  await vi.waitFor(() => {
    if (!window.document.documentElement.hasAttribute('data-hydrated')) throw new Error('Not hydrated yet')
  }, 20_000)

  const page: LivePage = {
    window,
    address: () => window.location.pathname + window.location.search + window.location.hash,
    stored: (key) => parsed(window.localStorage.getItem(key)),
    inTab: (key) => parsed(window.sessionStorage.getItem(key)),
    said: () => said,
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
    ...handsOn(() => document.body),
    key: async (key) => void fireEvent.keyDown(document.activeElement ?? document.body, { key }),
    reload: (to = page.address()) =>
      openLivePage(to, {
        ...options,
        stored: Object.fromEntries(Object.entries({ ...window.localStorage })),
        tab: Object.fromEntries(Object.entries({ ...window.sessionStorage })),
      }),
  }
  return page
}

export function handsOn(part: () => HTMLElement): Hands {
  /** The field whose label is this, or begins with it, as a choice with its explanation does. */
  const fieldOf = async (label: string | RegExp) => {
    if (label instanceof RegExp) return within(part()).findByLabelText(label)
    const exact = within(part()).queryAllByLabelText(label)[0]
    return exact ?? within(part()).findByLabelText((text) => text.startsWith(label))
  }
  return {
    press: async (name, role = 'button') => click(await within(part()).findByRole(role, { name })),
    choose: async (label) => click(await fieldOf(label)),
    type: async (label, value) => fill(await fieldOf(label), value),
    select: async (label, option) => {
      const field = await fieldOf(label)
      if (!(field instanceof HTMLSelectElement)) throw new Error(`${label} is no list`)
      const found = [...field.options].find(({ text }) => text === option)
      if (!found) throw new Error(`There is no ${option} in ${label}`)
      fireEvent.change(field, { target: { value: found.value } })
    },
  }
}

/** Types into a field, in place of what stands there. */
export function fill(field: HTMLElement, value: string) {
  field.focus()
  fireEvent.input(field, { target: { value } })
}

export function click(element: HTMLElement) {
  element.focus()
  fireEvent.click(element)
}
