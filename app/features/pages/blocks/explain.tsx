import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import styles from './blocks.module.css'

interface ExplainProps {
  title: string
  paragraphs: readonly string[]
  /** The picture beside the words, with its own text for those who do not see it. */
  children?: ReactNode
  /** The band's ground; paper without one. */
  ground?: 'sunk' | 'blue'
  id?: string
}

/** A part of a page: a heading and a few paragraphs, beside a picture that explains better than more words. */
export function Explain({ title, paragraphs, children, ground, id }: ExplainProps) {
  return (
    <section className={layout.section} data-ground={ground} id={id}>
      <div className={classNames(layout.wrap, styles.split, styles.wideLeft)}>
        <div className={classNames(layout.read, layout.stack)}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children ? <div>{children}</div> : null}
      </div>
    </section>
  )
}
