import { ContinueEntry } from '#app/features/next-steps/continue/continue-entry.tsx'
import { PeopleSection } from '#app/features/review/people/people-section.tsx'
import { ReviewPage } from '#app/features/review/review-page.tsx'

export default function Review() {
  return <ReviewPage people={<PeopleSection />} elsewhere={<ContinueEntry />} />
}
