import { X } from 'lucide'
import { type ReactNode, type RefObject, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './dialog.module.css'
import { inBody, useModal } from './modal.ts'

const sizes = { small: typography.small, medium: styles.medium, wide: styles.wide } as const

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
  size?: keyof typeof sizes | undefined
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
      className={classNames(styles.dialog, sizes[size], isSheet && styles.sheet, className)}
      aria-labelledby={titleId}
    >
      <div className={styles.box} data-slot="dialog-box">
        <div className={styles.head} data-slot="dialog-head">
          <div data-slot="dialog-title">
            <h2 id={titleId} className={isTitleHidden ? layout.sr : typography.h3}>
              {title}
            </h2>
            {lead}
          </div>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.body} data-slot="dialog-body" data-modal-middle="">
          {children}
        </div>
        {foot ? (
          <div className={styles.foot} data-slot="dialog-foot">
            {foot}
          </div>
        ) : null}
      </div>
    </dialog>,
  )
}
