import type { ReactNode } from 'react'
import { Link, NavLink } from '#app/routing/router.tsx'

/** A link of a menu; it marks the page on screen, except for an anchor, which is only a part of a page. */
export function MenuLink({
  to,
  onClick,
  children,
}: {
  to: string
  onClick?: () => void
  children: ReactNode
}) {
  const Shape = to.includes('#') ? Link : NavLink
  return (
    <Shape to={to} onClick={onClick}>
      {children}
    </Shape>
  )
}
