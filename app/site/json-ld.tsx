import type { Thing } from 'schema-dts'

/**
 * What a page says of itself to search engines, as a data block that no browser runs. With `<` spelled out nothing in
 * it can end the element early, so what React compares in the browser is letter for letter what the server wrote.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
