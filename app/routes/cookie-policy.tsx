import { LegalPage } from '#app/features/pages/legal/legal-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-cookie-policy'],
  meta: 'page-cookie-policy:meta',
} satisfies PageHandle

export default function CookiePolicy() {
  return <LegalPage namespace="page-cookie-policy" />
}
