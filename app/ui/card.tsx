import './card.css'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A box for something to act on. */
export function Card({ isPadded, className, ...rest }: ComponentProps<'div'> & { isPadded?: boolean }) {
  return <div {...rest} className={classNames('card', isPadded && 'card-pad', className)} />
}

/** The head of a card: its title and one action. */
export function CardHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="card-head">
      {title}
      {children}
    </div>
  )
}
