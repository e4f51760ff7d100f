import { Check } from 'lucide'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './tick-window.module.css'

/** A window that lights when the checkbox or radio before it in the same label is checked, or the button around it pressed. */
export function TickWindow({ isSmall }: { isSmall?: boolean }) {
  return (
    <span className={classNames(styles.window, isSmall && styles.isSmall)} data-slot="window">
      <Icon of={Check} />
    </span>
  )
}
