import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './card.module.css'

/** A box for something to act on. */
export function Card({ isPadded, className, ...rest }: ComponentProps<'div'> & { isPadded?: boolean }) {
  return (
    <div {...rest} className={classNames(styles.card, isPadded && styles.pad, className)} data-slot="card" />
  )
}

/** The head of a card: its title and one action. */
export function CardHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head} data-slot="card-head">
      {title}
      {children}
    </div>
  )
}
