import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './blocks.module.css'

interface BenefitsProps {
  title: string
  items: readonly { title: string; text: string }[]
}

/** What someone gets, point by point, each beside a lit window. */
export function Benefits({ title, items }: BenefitsProps) {
  return (
    <section className={layout.section} data-ground="sunk">
      <div className={layout.wrap}>
        <h2>{title}</h2>
        <ul className={styles.benefits}>
          {items.map((item) => (
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
