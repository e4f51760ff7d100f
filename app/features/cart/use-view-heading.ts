import { useEffect, useRef } from 'react'

/**
 * The heading of a view, focused when the view takes another one's place, which also announces it. `key` names the
 * view; `isFirst` is true where it shows as the cart opens, when the focus is the dialog's own.
 */
export function useViewHeading(key: string, isFirst = false) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpening = useRef(isFirst)
  useEffect(() => {
    if (key && !isOpening.current) heading.current?.focus()
    isOpening.current = false
  }, [key])
  return heading
}
