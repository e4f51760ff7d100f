import { ConfirmPage } from '#app/features/account/confirm-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['auth'],
  meta: 'auth:meta.confirm',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function AuthConfirm() {
  return <ConfirmPage />
}
