import { NoMedicalExamPage } from '#app/features/pages/products/no-medical-exam-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-no-medical-exam'],
  meta: 'page-no-medical-exam:meta',
} satisfies PageHandle

export default function NoMedicalExam() {
  return <NoMedicalExamPage />
}
