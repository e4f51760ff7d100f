import { type RefObject, useEffect } from 'react'

/**
 * What was pressed may be gone with the press: at each new `occasion` a focus that got lost goes on here. The page stays
 * where it is scrolled to, unless `isBrought` brings the target into sight.
 */
export function useFocusKept(
  target: RefObject<HTMLElement | null>,
  occasion: unknown,
  isBrought = false,
): void {
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (occasion !== undefined && isLost) target.current?.focus({ preventScroll: !isBrought })
  }, [occasion, target, isBrought])
}
