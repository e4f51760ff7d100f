import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Something that structured data tells of. */
export type Thing = Record<string, unknown>

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const listOf = (value: unknown) => (Array.isArray(value) ? value : []).filter(isThing)

/** Everything that the structured data of some HTML says. */
function thingsIn(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  return blocks.flatMap(([, text = '']) => {
    const data: unknown = JSON.parse(text)
    expect(data).toMatchObject({ '@context': 'https://schema.org' })
    return isThing(data) ? listOf(data['@graph']) : []
  })
}

export const ofType = (things: readonly Thing[], type: string) =>
  things.filter((thing) => thing['@type'] === type)

/** A page as the server sends it, with what its head and its structured data say. */
export async function readSource(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const all = (pattern: string) => [...head.matchAll(new RegExp(pattern, 'g'))].map(([, found = '']) => found)
  return {
    html,
    meta: (name: string) => all(`<meta (?:name|property)="${name}" content="([^"]*)"`),
    link: (rel: string, more = '') => all(`<link rel="${rel}"${more} href="([^"]*)"`),
    things: thingsIn(html),
  }
}
