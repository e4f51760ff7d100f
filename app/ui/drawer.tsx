import './dialog.css'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { inBody, useModal } from './modal.ts'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Its heading and its accessible name. */
  title: ReactNode
  closeLabel: string
  /** Before the title, such as a back button. */
  headStart?: ReactNode
  foot?: ReactNode
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  children: ReactNode
}

/** A modal panel from the right; the whole screen on phones. */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  headStart,
  foot,
  initialFocus,
  className,
  children,
}: DrawerProps) {
  const titleId = useId()
  const modal = useModal(isOpen, onClose, initialFocus)
  if (!isOpen) return null
  return inBody(
    <dialog {...modal} className={classNames('drawer', className)} aria-labelledby={titleId}>
      <div className="drawer-box">
        <div className="d-head">
          {headStart}
          <h2 id={titleId} className="h3">
            {title}
          </h2>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </div>
        <div className="modal-middle in">{children}</div>
        {foot ? <div className="d-foot">{foot}</div> : null}
      </div>
    </dialog>,
  )
}
