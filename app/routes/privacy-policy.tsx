import { LegalPage } from '#app/features/pages/legal/legal-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-privacy-policy'],
  meta: 'page-privacy-policy:meta',
} satisfies PageHandle

export default function PrivacyPolicy() {
  return <LegalPage namespace="page-privacy-policy" />
}
