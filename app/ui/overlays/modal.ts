import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'

/** Puts a modal at the end of the page, so that it takes no look from the place that opens it. */
export function inBody(modal: ReactNode) {
  return typeof document === 'undefined' ? null : createPortal(modal, document.body)
}

/** A middle that scrolls but holds only text could not be scrolled by keyboard in every browser. */
function makeScrollingReachable(dialog: HTMLDialogElement) {
  const middle = dialog.querySelector<HTMLElement>('[data-modal-middle]')
  if (middle && middle.scrollHeight > middle.clientHeight) middle.tabIndex = 0
}

/**
 * Binds a native `<dialog>`, rendered only while `isOpen`: the browser keeps the focus inside, makes the page behind it inert;
 * the focus goes back to the opener. Escape and a press on the backdrop call `onClose`.
 */
export function useModal(isOpen: boolean, onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressOnBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    initialFocus?.current?.focus()
    makeScrollingReachable(dialog)
    return () => {
      dialog.close()
      // The browser gives the focus back only while the dialog is still in the page, and here it may be gone.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen, initialFocus])

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Browsers close a dialog on their own when Escape is pressed twice.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose()
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isPressOnBackdrop.current = event.target === event.currentTarget
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && isPressOnBackdrop.current) onClose()
    },
  }
}
