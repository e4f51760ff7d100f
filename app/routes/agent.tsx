import { AgentPage } from '#app/features/agent-desk/agent-page.tsx'
import { FirstVisit } from '#app/features/security/first-visit.tsx'
import { LanguageChoice } from '#app/features/site-frame/language-choice.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['agent-desk', 'questionnaire', 'review', 'leads', 'security'],
  meta: 'agent-desk:meta',
  frame: 'own',
  personal: true,
  noindex: true,
} satisfies PageHandle

export default function Agent() {
  return <AgentPage languages={<LanguageChoice />} firstVisit={(visit) => <FirstVisit {...visit} />} />
}
