import { ComparisonPage } from '#app/features/comparison/comparison-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'
import { paths } from '#domain/site/paths.ts'
import { PlanDesk } from './plan-desk.tsx'

export const handle = {
  namespaces: ['comparison', 'cart', 'price-panel', 'needs', 'leads'],
  meta: 'comparison:meta',
  personal: true,
  canonical: paths.companies,
} satisfies PageHandle

export default function Companies() {
  return <PlanDesk>{(desk) => <ComparisonPage {...desk} />}</PlanDesk>
}
