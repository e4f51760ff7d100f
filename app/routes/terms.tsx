import { LegalPage } from '#app/features/pages/legal-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-legal'],
  meta: 'pages-legal:terms.meta',
} satisfies PageHandle

export default function Terms() {
  return <LegalPage page="terms" />
}
