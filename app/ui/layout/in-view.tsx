import { type ReactNode, useEffect, useRef } from 'react'

/** Brings what appears into view, where it may come to stand beyond what a scrolling part shows. */
export function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which must not come back to React as a cleanup.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div data-slot="in-view" ref={place}>
      {children}
    </div>
  )
}
