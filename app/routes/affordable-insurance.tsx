import { AffordableInsurancePage } from '#app/features/pages/learning/affordable-insurance-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-affordable-insurance', 'guide-labels', 'guide-affordable-insurance'],
  meta: 'page-affordable-insurance:meta',
} satisfies PageHandle

export default function AffordableInsurance() {
  return <AffordableInsurancePage />
}
