import type { CSSProperties } from 'react'
import styles from './loading.module.css'

const windows = [0, 1, 2, 3, 4, 5, 6]

/** Seven windows that light in a wave: it shows waiting, not progress. Put it beside words with `role="status"`. */
export function LoadingWave() {
  return (
    <div className={styles.findingRow} aria-hidden="true">
      {windows.map((place) => {
        const delay: CSSProperties & { '--i': number } = { '--i': place }
        return <i key={place} style={delay} />
      })}
    </div>
  )
}
