import { type KeyboardEvent, useId, useState } from 'react'

/**
 * Makes a button tell what its words stand for: on a tap, and to screen readers. The button takes `button`, the text
 * takes `id` and shows while `isOpen`; on hover its sheet shows it.
 */
export function useTip() {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return {
    isOpen,
    id,
    button: {
      'aria-describedby': id,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen(!isOpen),
      onBlur: () => setIsOpen(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setIsOpen(false)
      },
    },
  }
}
