import { Check } from 'lucide-react'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import styles from './company.module.css'

/** What a visitor may count on: only what the site itself keeps. */
export function Promises() {
  const { t, list } = usePageWords('page-about')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, styles.founder)}>
        <h2>{t('promise.title')}</h2>
        <ul className={styles.promises}>
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
