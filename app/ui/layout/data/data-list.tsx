import type { ReactNode } from 'react'
import styles from './data-list.module.css'

interface DataListProps {
  items: readonly { term: string; detail: ReactNode }[]
  /** Two columns from tablets up. */
  isTwoColumn?: boolean | undefined
}

/** Facts, each a term and its detail, parted by hairlines. */
export function DataList({ items, isTwoColumn }: DataListProps) {
  return (
    <dl className={styles.list} data-slot="data-list" data-columns={isTwoColumn ? 2 : undefined}>
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.detail}</dd>
        </div>
      ))}
    </dl>
  )
}
