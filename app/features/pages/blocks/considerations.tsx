import type { ReactNode } from 'react'
import type { PageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './blocks.module.css'

interface ConsiderationsProps {
  words: PageWords
  /** Where the words of this part stand. */
  at?: string
  /** The band's ground; paper without one. */
  ground?: 'sunk'
  /** What stands under the list, such as a link to another page. */
  children?: ReactNode
}

/** What a plan does not do, what ends it, what it costs to leave: point by point, beside the heading (product pages). */
export function Considerations({ words, at = 'considerations', ground, children }: ConsiderationsProps) {
  return (
    <section className={layout.section} data-ground={ground}>
      <div className={classNames(layout.wrap, styles.split, styles.wideRight)}>
        <div>
          <h2>{words.t(`${at}.title`)}</h2>
          <p className={typography.soft}>{words.t(`${at}.lead`)}</p>
        </div>
        <div>
          <ul className={styles.considerations}>
            {words.items(`${at}.items`, ['title', 'text']).map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p className={typography.soft}>{item.text}</p>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </section>
  )
}
