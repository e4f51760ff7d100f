import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx'
import { SecuritySection } from '#app/features/security/security-section.tsx'

export default function Dashboard() {
  return <DashboardPage security={<SecuritySection />} />
}
