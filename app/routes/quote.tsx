import { QuestionnairePage } from '#app/features/questionnaire/questionnaire-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['questionnaire'],
  meta: 'questionnaire:meta',
  personal: true,
} satisfies PageHandle

export default function Quote() {
  return <QuestionnairePage />
}
