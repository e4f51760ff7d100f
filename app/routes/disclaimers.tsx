import { LegalPage } from '#app/features/pages/legal/legal-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-disclaimers'],
  meta: 'page-disclaimers:meta',
} satisfies PageHandle

export default function Disclaimers() {
  return <LegalPage namespace="page-disclaimers" />
}
