import { OptionsPage } from '#app/features/next-steps/options-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['next-steps', 'leads'],
  meta: 'next-steps:meta.options',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Options() {
  return <OptionsPage />
}
