import { AuthPage } from '#app/features/pages/account/auth-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-account'],
  meta: 'pages-account:auth.meta',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Auth() {
  return <AuthPage />
}
