/** What the server hands to the browser beside a page's HTML, by the id of the element that holds it as JSON. */
export type PageData = 'site-config' | 'page-words'

/** The element that hands data on. Inside a script element nothing may look like its end. */
export function dataElement(id: PageData, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** The JSON that the server put into this page. Throws where there is none. */
export function dataIn(page: Document, id: PageData): string {
  const json = page.getElementById(id)?.textContent
  if (!json) throw new Error(`The page has no ${id}`)
  return json
}
