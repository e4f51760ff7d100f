import { DashboardPage } from '#app/features/pages/account/dashboard-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-account'],
  meta: 'pages-account:dashboard.meta',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Dashboard() {
  return <DashboardPage />
}
