import styles from './plate.module.css'

/** A carrier's initials on a small plate; its name stands beside it. */
export function Plate({ initials }: { initials: string }) {
  return (
    <span className={styles.plate} data-slot="plate" aria-hidden="true">
      {initials}
    </span>
  )
}
