import { TermLifePage } from '#app/features/pages/products/term-life-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-term-life'],
  meta: 'page-term-life:meta',
} satisfies PageHandle

export default function TermLife() {
  return <TermLifePage />
}
