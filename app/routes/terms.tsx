import { LegalPage } from '#app/features/pages/legal/legal-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-terms'],
  meta: 'page-terms:meta',
} satisfies PageHandle

export default function Terms() {
  return <LegalPage namespace="page-terms" />
}
