import { WholeLifePage } from '#app/features/pages/products/whole-life-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-whole-life'],
  meta: 'page-whole-life:meta',
} satisfies PageHandle

export default function WholeLife() {
  return <WholeLifePage />
}
