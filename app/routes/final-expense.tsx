import { FinalExpensePage } from '#app/features/pages/products/final-expense-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-final-expense'],
  meta: 'page-final-expense:meta',
} satisfies PageHandle

export default function FinalExpense() {
  return <FinalExpensePage />
}
