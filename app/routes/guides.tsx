import { GuidesPage } from '../features/pages/guides-page.tsx'
import type { PageHandle } from '../i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-learning'],
  meta: 'pages-learning:guides.meta',
} satisfies PageHandle

export default function Guides() {
  return <GuidesPage />
}
