import { ShortPage } from '#app/features/pages/short-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-company'],
  meta: 'pages-company:about.meta',
} satisfies PageHandle

export default function About() {
  return <ShortPage namespace="pages-company" page="about" />
}
