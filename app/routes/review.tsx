import { PeopleSection } from '#app/features/people/people-section.tsx'
import { ReviewPage } from '#app/features/review/review-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['review', 'questionnaire', 'people'],
  meta: 'review:meta',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Review() {
  return <ReviewPage people={<PeopleSection />} />
}
