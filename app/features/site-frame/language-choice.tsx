import { Check } from 'lucide-react'
import { Icon } from '#app/ui/icon.tsx'
import { LanguageList } from './language-list.tsx'

/** The languages side by side, for a page without the site's header. */
export function LanguageChoice() {
  return (
    <div>
      <LanguageList onChosen={() => {}} mark={<Icon of={Check} />} />
    </div>
  )
}
