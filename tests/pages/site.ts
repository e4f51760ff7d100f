import { configure } from '@testing-library/dom'
import { Window } from 'happy-dom'
import type { Hono } from 'hono'
import { addresses, renderPage } from '#app/entry.server.tsx'
import { loadSettings } from '#config/load-settings.ts'
import type { Language } from '#domain/site/language.ts'
import { publicSettings, type SiteConfig } from '#domain/site/public-settings.ts'
import { createApp } from '#server/app.ts'
import { createPages } from '#server/pages/pages.ts'
import { publicKey } from '../fixtures/function-context.ts'
import { settings } from '../fixtures/settings/settings.ts'

/** An operator's settings as environment variables (docs/operating/settings.md), in place of those of the tests. */
export type Variables = Readonly<Record<string, string>>

export const siteAddress = 'http://site.test'
/** The server's date. */
export const today = '2026-01-15'

// A page is long: the sentence of a failed query says more than all of its HTML.
configure({ getElementError: (message) => new Error(String(message)) })

/** What a page is given of an operator's settings. Throws where one of them is wrong. */
export function siteConfigWith(variables: Variables): SiteConfig {
  const { PUBLIC_URL: publicUrl = siteAddress, ...overrides } = variables
  const loaded = loadSettings(overrides, settings)
  if (!loaded.ok) throw new Error(loaded.messages.join('\n'))
  return {
    ...publicSettings(loaded.settings),
    supabaseUrl: '/',
    supabaseKey: publicKey,
    publicUrl,
    accounts: { recoveryCodes: true, cancelEmailChange: true, google: false },
    assistant: 'site-texts',
    today,
  }
}

function createSite(variables: Variables): Hono {
  const siteConfig = () => siteConfigWith(variables)
  return createApp({
    pages: createPages({
      render: async (path, language) => (await renderPage(path, language, siteConfig())).html,
      paths: addresses,
      allowedOrigins: { scripts: [], frames: [], connections: [] },
      today: () => today,
    }),
    files: { respond: async () => undefined, has: () => false },
    carrierLogos: async () => undefined,
    siteConfig,
    backend: undefined,
    callFunction: undefined,
    reportError(error) {
      throw error
    },
  })
}

const sites = new Map<string, Hono>()

/** The server as it is, without a backend and without the built files: each set of variables once. */
export function siteWith(variables: Variables = {}): Hono {
  const key = JSON.stringify(variables)
  const site = sites.get(key) ?? createSite(variables)
  sites.set(key, site)
  return site
}

const parser = new new Window().DOMParser()

/** happy-dom's documents are those of the browser in all that tests ask of them. */
function isDocument(parsed: object): parsed is Document {
  return 'body' in parsed && 'head' in parsed
}

function parse(html: string): Document {
  const parsed: object = parser.parseFromString(html, 'text/html')
  if (!isDocument(parsed)) throw new Error('Not a document')
  return parsed
}

const documents = new Map<string, Promise<Document>>()

/**
 * A page as the server sends it, before any script or style: `path` may have an anchor or a query of its own. Read once
 * for all tests, so none of them changes it.
 */
export function openPage(path: string, language: Language = 'en', variables: Variables = {}) {
  const key = JSON.stringify([path, language, variables])
  const read = async () => {
    const response = await siteWith(variables).request(`${siteAddress}${path}?lng=${language}`)
    return parse(await response.text())
  }
  const document = documents.get(key) ?? read()
  documents.set(key, document)
  return document
}

/** The main part of a page. */
export async function openMain(
  path: string,
  language: Language = 'en',
  variables: Variables = {},
): Promise<HTMLElement> {
  return find((await openPage(path, language, variables)).body, 'main')
}

/** Everything below `container` that a CSS selector names; a selector is for what has no role or name of its own. */
export function findAll(container: ParentNode, selector: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(selector)]
}

/** The first of what `findAll` answers; throws where there is nothing. */
export function find(container: ParentNode, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing on the page is ${selector}`)
  return found
}

/** What is written in an element, with each gap as one space. */
export const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

export const textsOf = (elements: readonly Element[]) => elements.map(textOf)

/** Links as their words and addresses. */
export const linksOf = (links: readonly Element[]) =>
  links.map((link) => [textOf(link), link.getAttribute('href')])

/** The part of a page under this heading. */
export function part(main: HTMLElement, heading: string): HTMLElement {
  const found = findAll(main, 'section').find((section) =>
    findAll(section, 'h2').some((title) => textOf(title) === heading),
  )
  if (!found) throw new Error(`No part of the page is called ${heading}`)
  return found
}

/** The headings of a page's parts, in the order in which they stand. */
export const partNames = (main: HTMLElement) => textsOf(findAll(main, 'h2'))

/** A table's cells, row by row, its heads of rows included. */
export const cellsOf = (table: HTMLElement) =>
  findAll(table, 'tbody tr').map((row) => textsOf([...row.children]))
