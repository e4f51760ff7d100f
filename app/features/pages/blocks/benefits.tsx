import type { PageWords } from '#app/features/pages/use-page-words.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './blocks.module.css'

interface BenefitsProps {
  words: PageWords
  /** Where the words of this part stand. */
  at?: string
}

/** What someone gets, point by point, each beside a lit window. */
export function Benefits({ words, at = 'benefits' }: BenefitsProps) {
  return (
    <section className={layout.section} data-ground="sunk">
      <div className={layout.wrap}>
        <h2>{words.t(`${at}.title`)}</h2>
        <ul className={styles.benefits}>
          {words.items(`${at}.items`, ['title', 'text']).map((item) => (
            <li key={item.title}>
              <div>
                <h3>{item.title}</h3>
                <p className={typography.soft}>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
