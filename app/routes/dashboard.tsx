import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx'
import { SecuritySection } from '#app/features/security/security-section.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['dashboard', 'security', 'questionnaire', 'review'],
  meta: 'dashboard:meta',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Dashboard() {
  return <DashboardPage security={<SecuritySection />} />
}
