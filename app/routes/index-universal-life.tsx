import { IndexUniversalLifePage } from '#app/features/pages/products/index-universal-life-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-index-universal-life'],
  meta: 'page-index-universal-life:meta',
} satisfies PageHandle

export default function IndexUniversalLife() {
  return <IndexUniversalLifePage />
}
