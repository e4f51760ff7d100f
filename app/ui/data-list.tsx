import './data-list.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DataListProps {
  items: readonly { term: string; detail: ReactNode }[]
  /** Two columns from tablets up. */
  isTwoColumn?: boolean | undefined
}

/** Facts, each a term and its detail, parted by hairlines. */
export function DataList({ items, isTwoColumn }: DataListProps) {
  return (
    <dl className={classNames('facts', isTwoColumn && 'two')}>
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.detail}</dd>
        </div>
      ))}
    </dl>
  )
}
