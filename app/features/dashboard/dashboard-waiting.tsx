import cardStyles from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './dashboard.module.css'

const lines = {
  main: [
    { id: 'plans', count: 4 },
    { id: 'answers', count: 5 },
  ],
  side: [
    { id: 'actions', count: 2 },
    { id: 'contact', count: 4 },
  ],
} as const

/** The cards before it is known what stands in them. */
export function DashboardWaiting() {
  return (
    <div className={classNames(layout.wrap, styles.dash)} data-waiting="" aria-hidden="true">
      {(['main', 'side'] as const).map((column) => (
        <div key={column} className={column === 'main' ? styles.main : styles.side}>
          {lines[column].map(({ id, count }) => (
            <div
              key={id}
              className={classNames(cardStyles.card, cardStyles.pad, styles.wait)}
              data-slot="card"
            >
              <Skeleton width="45%" height="1.75rem" />
              {Array.from({ length: count }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines without a content
                <Skeleton key={line} height="1.25rem" />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
