import { ReviewPage } from '../features/review/review-page.tsx'
import type { PageHandle } from '../i18n/page-handle.ts'

export const handle = {
  namespaces: ['review', 'questionnaire'],
  meta: 'review:meta',
  personal: true,
} satisfies PageHandle

export default function Review() {
  return <ReviewPage />
}
