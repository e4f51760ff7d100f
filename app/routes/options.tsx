import { OptionsPage } from '../features/next-steps/options-page.tsx'
import type { PageHandle } from '../i18n/page-handle.ts'

export const handle = {
  namespaces: ['next-steps'],
  meta: 'next-steps:meta.options',
  personal: true,
} satisfies PageHandle

export default function Options() {
  return <OptionsPage />
}
