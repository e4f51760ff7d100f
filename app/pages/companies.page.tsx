import { ComparisonPage } from '#app/features/comparison/comparison-page.tsx'
import { PlanDesk } from './plan-desk.tsx'

export default function Companies() {
  return <PlanDesk>{(desk) => <ComparisonPage {...desk} />}</PlanDesk>
}
