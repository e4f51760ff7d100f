import { GuidesPage } from '#app/features/pages/guides-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-learning'],
  meta: 'pages-learning:guides.meta',
} satisfies PageHandle

export default function Guides() {
  return <GuidesPage />
}
