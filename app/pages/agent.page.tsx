import { AgentPage } from '#app/features/agent-desk/agent-page.tsx'
import { FirstVisit } from '#app/features/security/visit/first-visit.tsx'
import { LanguageChoice } from '#app/features/site-frame/language-list.tsx'

export default function Agent() {
  return <AgentPage languages={<LanguageChoice />} firstVisit={(visit) => <FirstVisit {...visit} />} />
}
