import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import typography from '#app/ui/layout/typography.module.css'
import styles from './dialog.module.css'
import { inBody, useModal } from './modal.ts'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  /** The id of its panel's heading, which is its accessible name. */
  titleId: string
  className?: string | undefined
  /** A panel; another one may take its place while the drawer stays open. */
  children: ReactNode
}

/** A modal panel from the right; the whole screen on phones. What it holds begins anew each time it opens. */
export function Drawer({ isOpen, onClose, titleId, className, children }: DrawerProps) {
  const modal = useModal(isOpen, onClose)
  if (!isOpen) return null
  return inBody(
    <dialog {...modal} className={classNames(styles.drawer, className)} aria-labelledby={titleId}>
      {children}
    </dialog>,
  )
}

interface DrawerPanelProps {
  title: ReactNode
  titleId: string
  /** The heading, to be focused where this panel takes another one's place. */
  titleRef?: RefObject<HTMLHeadingElement | null> | undefined
  closeLabel: string
  onClose: () => void
  /** Before the title, such as a back button. */
  headStart?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** Head, scrolling middle and foot of a drawer. */
export function DrawerPanel(props: DrawerPanelProps) {
  const { title, titleId, titleRef, closeLabel, onClose, headStart, foot, children } = props
  return (
    <div className={styles.drawerBox} data-slot="drawer-box">
      <div className={styles.drawerHead}>
        {headStart}
        <h2 id={titleId} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={typography.h3}>
          {title}
        </h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.drawerBody} data-slot="drawer-body" data-modal-middle="">
        {children}
      </div>
      {foot ? (
        <div className={styles.drawerFoot} data-slot="drawer-foot">
          {foot}
        </div>
      ) : null}
    </div>
  )
}
