import { HowWeEstimatePage } from '#app/features/how-we-estimate/how-we-estimate-page.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageBody } from '#app/features/pages/page-sections.tsx'

export default function HowWeEstimate() {
  return (
    <>
      <HowWeEstimatePage />
      <PageBody namespace="how-we-estimate" page="page" />
      <PageClosing />
    </>
  )
}
