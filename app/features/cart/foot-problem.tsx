import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import styles from './cart.module.css'

/** Says over a view's buttons why a press did not lead on; nothing while there is nothing to say. */
export function FootProblem({ children }: { children: ReactNode }) {
  return children ? (
    <Alert tone="danger" className={styles.footProblem}>
      {children}
    </Alert>
  ) : null
}
