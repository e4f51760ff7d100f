import { Check } from 'lucide'
import { AgentPage } from '#app/features/agent-desk/agent-page.tsx'
import { FirstVisit } from '#app/features/security/visit/first-visit.tsx'
import { LanguageList } from '#app/features/site-frame/language-list.tsx'
import { Icon } from '#app/ui/icon.tsx'

export default function Agent() {
  const languages = (
    <div>
      <LanguageList onChosen={() => {}} mark={<Icon of={Check} />} />
    </div>
  )
  return <AgentPage languages={languages} firstVisit={(visit) => <FirstVisit {...visit} />} />
}
