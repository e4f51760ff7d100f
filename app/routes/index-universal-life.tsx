import { ShortPage } from '#app/features/pages/short-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-products'],
  meta: 'pages-products:indexUniversalLife.meta',
} satisfies PageHandle

export default function IndexUniversalLife() {
  return <ShortPage namespace="pages-products" page="indexUniversalLife" />
}
