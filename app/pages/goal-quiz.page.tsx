import { GoalQuiz } from '#app/features/goal-quiz/goal-quiz.tsx'
import { ShortPage } from '#app/features/pages/blocks/short-page.tsx'

export default function GoalQuizPage() {
  return <ShortPage namespace="goal-quiz" page="page" before={<GoalQuiz />} />
}
