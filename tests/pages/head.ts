import { expect } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import { findAll, openPage, textOf, type Variables } from './site.ts'

type Thing = Record<string, unknown>

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const listOf = (value: unknown) => (Array.isArray(value) ? value : []).filter(isThing)

/** What a page's head and its structured data say to those who find and share it. */
export async function readHead(path: string, language?: Language, variables?: Variables) {
  const page = await openPage(path, language, variables)
  const all = (selector: string, attribute: string) =>
    findAll(page.head, selector).map((element) => element.getAttribute(attribute) ?? '')
  const things = findAll(page, 'script[type="application/ld+json"]').flatMap((script) => {
    const data: unknown = JSON.parse(script.textContent ?? '')
    expect(data).toMatchObject({ '@context': 'https://schema.org' })
    return isThing(data) ? listOf(data['@graph']) : []
  })
  return {
    titles: findAll(page.head, 'title').map(textOf),
    meta: (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    link: (rel: string, more = '') => all(`link[rel="${rel}"]${more}`, 'href'),
    ofType: (type: string) => things.filter((thing) => thing['@type'] === type),
  }
}
