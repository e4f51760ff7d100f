/** What the server hands to the browser beside a page's HTML, by the id of the element that holds it as JSON. */
export type PageData = 'site-config' | 'page-words'

/** The element that hands data on. Inside a script element nothing may look like its end. */
export function dataElement(id: PageData, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

/**
 * Resolves once the whole HTML of this page is here. Scripts that a browser has kept run before the end of it has come on
 * a slow line, and what is handed on stands at the end.
 */
export async function wholePage(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** The JSON that the server put into this page. Throws where there is none. */
export function dataIn(page: Document, id: PageData): string {
  const json = page.getElementById(id)?.textContent
  if (!json) throw new Error(`The page has no ${id}`)
  return json
}
