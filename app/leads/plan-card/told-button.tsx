import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { useTip } from '#app/ui/overlays/use-tip.ts'
import styles from './told-button.module.css'

interface ToldButtonProps {
  className?: string | undefined
  /** What the words of the button stand for. */
  tip: string
  children: ReactNode
}

/** Words or stars of a card that say, on a tap and to screen readers, what they stand for. */
export function ToldButton({ className, tip, children }: ToldButtonProps) {
  const { isOpen, id, button } = useTip()
  return (
    <>
      <button type="button" className={classNames(styles.told, className)} {...button}>
        {children}
      </button>
      <span className={classNames(styles.tip, isOpen && styles.isOpen)} data-slot="tip" id={id}>
        {tip}
      </span>
    </>
  )
}
