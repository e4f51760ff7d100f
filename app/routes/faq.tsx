import { FaqPage } from '#app/features/pages/company/faq-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = { namespaces: ['pages-shared', 'page-faq'], meta: 'page-faq:meta' } satisfies PageHandle

export default function Faq() {
  return <FaqPage />
}
