import { configure, fireEvent, within } from '@testing-library/dom'
import type { Window } from 'happy-dom'
import type { Root } from 'react-dom/client'
import { afterEach, expect, vi } from 'vitest'
import type { Language } from '#domain/site/language.ts'
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

interface PageOptions {
  language?: Language
  /** What lies in the local storage, by key: a string as it is, all else as JSON. */
  stored?: Readonly<Record<string, unknown>>
  /** What lies in the tab's storage. */
  tab?: Readonly<Record<string, unknown>>
  /** An operator's settings as environment variables. */
  settings?: Variables
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
  name: string
  body: unknown
  status: number
}

export interface LivePage {
  window: Window
  /** Where the visitor is: path, query and anchor. */
  address: () => string
  stored: (key: string) => unknown
  inTab: (key: string) => unknown
  /** The calls of a function so far, or of all. */
  calls: (name?: string) => Call[]
  press: (name: string | RegExp, role?: string) => Promise<void>
  type: (label: string | RegExp, text: string) => Promise<void>
  choose: (label: string | RegExp) => Promise<void>
  select: (label: string | RegExp, option: string) => Promise<void>
  key: (key: string) => Promise<void>
  /** Opens the page anew with what this one left on the device and in the tab. */
  reload: (path?: string) => Promise<LivePage>
}

// A page is long: the sentence of a failed query says more than all of its HTML.
configure({ getElementError: (message) => new Error(String(message)), asyncUtilTimeout: 5_000 })

/** The queries of @testing-library/dom, on the page that is open now. */
export const screen = () => within(document.body)

const open: { window: Window; errors: unknown[]; roots: Root[] }[] = []

/** A page closes with its test, and what it reported on the console fails the test. */
afterEach(async () => {
  const reported = open.flatMap(({ errors }) => errors)
  for (const { window, roots } of open.splice(0)) {
    for (const root of roots) root.unmount()
    await window.happyDOM.close()
  }
  vi.unstubAllGlobals()
  expect(reported).toEqual([])
})

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
  const window = openTab(new URL(path, siteAddress).href, width)
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, asText(value))
  for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, asText(value))
  const errors: unknown[] = []
  const report = (...what: unknown[]) => {
    const text = what.map(String).join(' ')
    // The server's renderer and the browser's run in one process here.
    if (!text.startsWith('Detected multiple renderers')) errors.push(text)
  }
  vi.stubGlobal('console', { ...console, error: report, warn: report })
  const roots: Root[] = []
  open.push({ window, errors, roots })

  const calls: Call[] = []
  const { context } = functionContext(functions)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), siteAddress), init)
    const { pathname } = new URL(request.url)
    const name = /^\/functions\/v1\/([\w-]+)$/.exec(pathname)?.[1]
    const body = name ? await request.clone().json() : undefined
    const given = await options.answer?.(request)
    const answered = name
      ? () => handleFunction(name, cloudFunctions.get(name), request, context)
      : async () => (await options.backend?.fetch(request)) ?? new Response(null, { status: 404 })
    const response = given ?? (await answered())
    calls.push({ name: name ?? pathname, body, status: response.status })
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
  const { html } = await renderPage(pathname, language, siteConfigWith(settings))
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
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
    press: async (name, role = 'button') => click(await screen().findByRole(role, { name })),
    choose: async (label) => click(await fieldOf(label)),
    type: async (label, value) => {
      const field = await fieldOf(label)
      field.focus()
      fireEvent.input(field, { target: { value } })
    },
    select: async (label, option) => {
      const field = await fieldOf(label)
      if (!(field instanceof HTMLSelectElement)) throw new Error(`${label} is no list`)
      const found = [...field.options].find(({ text }) => text === option)
      if (!found) throw new Error(`There is no ${option} in ${label}`)
      fireEvent.change(field, { target: { value: found.value } })
    },
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

/** The field whose label is this, or begins with it, as a choice with its explanation does. */
function fieldOf(label: string | RegExp): Promise<HTMLElement> {
  if (label instanceof RegExp) return screen().findByLabelText(label)
  const exact = screen().queryAllByLabelText(label)[0]
  return exact ? Promise.resolve(exact) : screen().findByLabelText((text) => text.startsWith(label))
}

function click(element: HTMLElement) {
  element.focus()
  fireEvent.click(element)
}
