import type { ReactNode } from 'react'
import styles from './badge.module.css'

const star = 'M8 .9l2.2 4.5 4.9.7-3.55 3.45.85 4.9L8 12.1l-4.4 2.35.85-4.9L.9 6.1l4.9-.7z'
const places = [0, 1, 2, 3, 4]

interface StarsProps {
  /** 0 to 5; shown to the nearest whole star. */
  rating: number
  /** What a screen reader says, such as "4 out of 5 stars". */
  label: string
  /** Visible words beside the stars. */
  children?: ReactNode
}

export function Stars({ rating, label, children }: StarsProps) {
  return (
    <span className={styles.stars} data-slot="stars">
      <svg viewBox="0 0 88 16" role="img" aria-label={label}>
        {places.map((place) => (
          <path
            key={place}
            d={star}
            transform={`translate(${place * 18} 0)`}
            className={place < Math.round(rating) ? styles.isLit : undefined}
          />
        ))}
      </svg>
      {children ? <span aria-hidden="true">{children}</span> : null}
    </span>
  )
}
