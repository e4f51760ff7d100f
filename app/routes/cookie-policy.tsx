import { LegalPage } from '../features/pages/legal-page.tsx'
import type { PageHandle } from '../i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-legal'],
  meta: 'pages-legal:cookiePolicy.meta',
} satisfies PageHandle

export default function CookiePolicy() {
  return <LegalPage page="cookiePolicy" />
}
