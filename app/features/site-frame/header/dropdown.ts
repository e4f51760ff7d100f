import { useEffect, useRef, useState } from 'react'
import { useLocation } from '#app/routing/router.tsx'

/**
 * The state of something that a button opens and closes. It closes by itself on Escape (the focus goes back to the
 * button), on a press or focus outside, and on every navigation. `frame` goes on the element around both.
 */
export function useDropdown() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openAt === key

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenAt(undefined)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return {
    isOpen,
    frame,
    button,
    toggle: () => setOpenAt(isOpen ? undefined : key),
    close: () => setOpenAt(undefined),
  }
}
