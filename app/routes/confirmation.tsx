import { ConfirmationPage } from '#app/features/next-steps/confirmation-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['next-steps', 'leads'],
  meta: 'next-steps:meta.confirmation',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Confirmation() {
  return <ConfirmationPage />
}
