import { ShortPage } from '../features/pages/short-page.tsx'
import type { PageHandle } from '../i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-account'],
  meta: 'pages-account:dashboard.meta',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Dashboard() {
  return <ShortPage namespace="pages-account" page="dashboard" />
}
