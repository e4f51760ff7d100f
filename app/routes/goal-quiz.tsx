import { ShortPage } from '../features/pages/short-page.tsx'
import type { PageHandle } from '../i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'pages-learning'],
  meta: 'pages-learning:goalQuiz.meta',
} satisfies PageHandle

export default function GoalQuiz() {
  return <ShortPage namespace="pages-learning" page="goalQuiz" />
}
