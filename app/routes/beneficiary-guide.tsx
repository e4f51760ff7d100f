import { BeneficiaryGuidePage } from '#app/features/pages/learning/beneficiary-guide-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-beneficiary-guide', 'guide-labels', 'guide-beneficiary-guide'],
  meta: 'page-beneficiary-guide:meta',
} satisfies PageHandle

export default function BeneficiaryGuide() {
  return <BeneficiaryGuidePage />
}
