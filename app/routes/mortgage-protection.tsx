import { MortgageProtectionPage } from '#app/features/pages/products/mortgage-protection-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-mortgage-protection'],
  meta: 'page-mortgage-protection:meta',
} satisfies PageHandle

export default function MortgageProtection() {
  return <MortgageProtectionPage />
}
