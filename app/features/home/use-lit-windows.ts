import { type RefObject, useEffect, useState } from 'react'
import { prefersStillness } from './prefers-stillness.ts'

/**
 * How many windows the cards in view have lit so far, where the browser's styles cannot (home.module.css, view
 * timelines). Undefined where they can, and where all are lit from the start.
 */
export function useLitWindows(cards: RefObject<HTMLElement | null>): number | undefined {
  const [lit, setLit] = useState<number>()
  useEffect(() => {
    if (!cards.current || CSS.supports('animation-timeline', 'view()') || prefersStillness()) return
    const all = [...cards.current.children]
    setLit(0)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setLit((before = 0) => Math.max(before, all.indexOf(target) + 1))
        }
      },
      { rootMargin: '0px 0px -20%' },
    )
    for (const card of all) observer.observe(card)
    return () => observer.disconnect()
  }, [cards])
  return lit
}
