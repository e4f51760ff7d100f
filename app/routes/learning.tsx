import { LearningPage } from '#app/features/pages/learning-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-learning'],
  meta: 'pages-learning:learning.meta',
} satisfies PageHandle

export default function Learning() {
  return <LearningPage />
}
