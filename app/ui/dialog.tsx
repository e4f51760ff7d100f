import './dialog.css'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { inBody, useModal } from './modal.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  /** Its heading and its accessible name. */
  title: ReactNode
  isTitleHidden?: boolean | undefined
  /** Stands under the title, above the scrolling middle. */
  lead?: ReactNode
  /** Names the close button. */
  closeLabel: string
  /** Stays in sight below a scrolling middle. */
  foot?: ReactNode
  size?: 'small' | 'medium' | 'wide' | undefined
  /** A full sheet on phones. */
  isSheet?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  children: ReactNode
}

/** A modal dialog: native, so focus, Escape and the inert page behind it are the browser's own. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    isTitleHidden,
    lead,
    closeLabel,
    foot,
    size = 'small',
    isSheet,
    className,
    children,
  } = props
  const titleId = useId()
  const modal = useModal(isOpen, onClose, props.initialFocus)
  if (!isOpen) return null
  return inBody(
    <dialog
      {...modal}
      className={classNames('dialog', size, isSheet && 'sheet', className)}
      aria-labelledby={titleId}
    >
      <div className="dialog-box">
        <div className="dialog-head">
          <div className="dialog-title">
            <h2 id={titleId} className={isTitleHidden ? 'sr' : 'h3'}>
              {title}
            </h2>
            {lead}
          </div>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </div>
        <div className="modal-middle dialog-body">{children}</div>
        {foot ? <div className="dialog-foot">{foot}</div> : null}
      </div>
    </dialog>,
  )
}
