import { articleNamespaces } from '#app/features/pages/articles.ts'
import { LearningPage } from '#app/features/pages/learning/learning-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-learning', 'page-glossary', ...articleNamespaces],
  meta: 'page-learning:meta',
} satisfies PageHandle

export default function Learning() {
  return <LearningPage />
}
