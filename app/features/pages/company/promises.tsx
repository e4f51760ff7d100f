import { Check } from 'lucide-react'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Icon } from '#app/ui/icon.tsx'

/** What a visitor may count on: only what the site itself keeps. */
export function Promises() {
  const { t, list } = usePageWords('page-about')
  return (
    <section className="section">
      <div className="wrap founder">
        <h2>{t('promise.title')}</h2>
        <ul className="promises">
          {list('promise.items').map((promise) => (
            <li key={promise}>
              <Icon of={Check} /> <span>{promise}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
