import { ShortPage } from '#app/features/pages/short-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-products'],
  meta: 'pages-products:termLife.meta',
} satisfies PageHandle

export default function TermLife() {
  return <ShortPage namespace="pages-products" page="termLife" />
}
