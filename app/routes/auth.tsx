import { AuthPage } from '#app/features/account/auth-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['auth'],
  meta: 'auth:meta.signIn',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Auth() {
  return <AuthPage />
}
