import { GoalsPage } from '#app/features/pages/goals-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-learning'],
  meta: 'pages-learning:goalQuiz.meta',
} satisfies PageHandle

export default function GoalQuiz() {
  return <GoalsPage />
}
