import { HowWeEstimatePage } from '#app/features/how-we-estimate/how-we-estimate-page.tsx'
import { PageBody } from '#app/features/pages/page-body.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['how-we-estimate', 'pages-shared'],
  meta: 'how-we-estimate:page.meta',
} satisfies PageHandle

export default function HowWeEstimate() {
  return (
    <>
      <HowWeEstimatePage />
      <PageBody namespace="how-we-estimate" page="page" />
      <PageClosing />
    </>
  )
}
