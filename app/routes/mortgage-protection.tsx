import { ShortPage } from '#app/features/pages/short-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-products'],
  meta: 'pages-products:mortgageProtection.meta',
} satisfies PageHandle

export default function MortgageProtection() {
  return <ShortPage namespace="pages-products" page="mortgageProtection" />
}
