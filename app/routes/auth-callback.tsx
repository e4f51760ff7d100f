import { CallbackPage } from '#app/features/account/callback-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['auth'],
  meta: 'auth:meta.callback',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function AuthCallback() {
  return <CallbackPage />
}
