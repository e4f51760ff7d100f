import { GoalQuiz } from '#app/features/goal-quiz/goal-quiz.tsx'
import { ShortPage } from '#app/features/pages/short-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'goal-quiz'],
  meta: 'goal-quiz:page.meta',
} satisfies PageHandle

export default function GoalQuizPage() {
  return <ShortPage namespace="goal-quiz" page="page" before={<GoalQuiz />} />
}
