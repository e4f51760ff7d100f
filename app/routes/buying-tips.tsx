import { ShortPage } from '#app/features/pages/short-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-learning'],
  meta: 'pages-learning:buyingTips.meta',
} satisfies PageHandle

export default function BuyingTips() {
  return <ShortPage namespace="pages-learning" page="buyingTips" />
}
