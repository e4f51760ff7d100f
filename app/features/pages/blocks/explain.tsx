import './blocks.css'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

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
    <section className={classNames('section', ground)} id={id}>
      <div className="wrap split wide-left">
        <div className="read stack">
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
