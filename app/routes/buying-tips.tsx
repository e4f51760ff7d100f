import { BuyingTipsPage } from '#app/features/pages/learning/buying-tips-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-buying-tips', 'guide-labels', 'guide-buying-tips'],
  meta: 'page-buying-tips:meta',
} satisfies PageHandle

export default function BuyingTips() {
  return <BuyingTipsPage />
}
