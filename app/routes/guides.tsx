import { articleNamespaces } from '#app/features/pages/articles.ts'
import { GuidesPage } from '#app/features/pages/learning/guides-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-guides', ...articleNamespaces],
  meta: 'page-guides:meta',
} satisfies PageHandle

export default function Guides() {
  return <GuidesPage />
}
