import styles from './loading.module.css'

/** A gray stand-in for text that is still loading; sizes are CSS lengths. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return (
    <span className={styles.skeleton} data-slot="skeleton" style={{ width, height }} aria-hidden="true" />
  )
}
