import { ApplicationPage } from '#app/features/next-steps/application-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['next-steps', 'leads'],
  meta: 'next-steps:meta.application',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Application() {
  return <ApplicationPage />
}
