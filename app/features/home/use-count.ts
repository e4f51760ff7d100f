import { type RefObject, useEffect, useState } from 'react'
import { prefersStillness } from './prefers-stillness.ts'

/** Thousands of dollars, in ten-thousands, on a clock in milliseconds. */
const counting = { target: 500, step: 10, delay: 1000, tick: 50 }

/**
 * Counts from 0 to 500 once, after `figure` is half in view. It is 500 at once, and all the time, in the page as the
 * server sends it, where less motion is asked for, and without scripts.
 */
export function useCount(figure: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(counting.target)
  useEffect(() => {
    if (!figure.current || prefersStillness()) return
    let reached = 0
    let timer: ReturnType<typeof setTimeout>
    setCount(reached)
    const step = () => {
      reached = Math.min(reached + counting.step, counting.target)
      setCount(reached)
      if (reached === counting.target) clearInterval(timer)
    }
    const start = () => {
      timer = setInterval(step, counting.tick)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < 0.5) return
        observer.disconnect()
        timer = setTimeout(start, counting.delay)
      },
      { threshold: 0.5 },
    )
    observer.observe(figure.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      clearInterval(timer)
    }
  }, [figure])
  return count
}
