import { ShortPage } from '../features/pages/short-page.tsx'
import type { PageHandle } from '../i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-company'],
  meta: 'pages-company:faq.meta',
} satisfies PageHandle

export default function Faq() {
  return <ShortPage namespace="pages-company" page="faq" />
}
