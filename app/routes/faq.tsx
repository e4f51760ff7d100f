import { FaqPage } from '#app/features/pages/faq-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-company'],
  meta: 'pages-company:faq.meta',
} satisfies PageHandle

export default function Faq() {
  return <FaqPage />
}
