import { createContext, type MouseEvent, useContext, useEffect } from 'react'
import type { LinkProps } from '#app/ui/site-link.tsx'
import type { Navigation } from './navigation.ts'
import { hrefOf, type Location, resolve } from './place.ts'

export type { Location, Path, To } from './place.ts'

export const NavigationContext = createContext<Navigation | undefined>(undefined)
export const LocationContext = createContext<Location | undefined>(undefined)

function here<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no SiteRouter around this')
  return value
}

/** The place on screen. */
export function useLocation(): Location {
  return here(useContext(LocationContext))
}

/** What leads to another place; the function stays the same one. */
export function useNavigate(): Navigation['navigate'] {
  return here(useContext(NavigationContext)).navigate
}

/** What puts an anchor in the address, or takes it out, as something on the page opens or closes. */
export function useMark(): Navigation['mark'] {
  return here(useContext(NavigationContext)).mark
}

/** Loads the page that most visitors open next, so that it need not be waited for. */
export function usePageAhead(pathname: string): void {
  const { prepare } = here(useContext(NavigationContext))
  useEffect(() => prepare(pathname), [prepare, pathname])
}

/** A press that the browser itself answers with a new tab, a new window or a download. */
function isForBrowser(event: MouseEvent, target: string | undefined): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button !== 0 || hasKey || (target !== undefined && target !== '_self')
}

/** A link inside the site: the next page comes without a load of the document. */
export function Link({ to, state, replace, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const path = resolve(to, location.pathname)
  const href = hrefOf(path)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event, anchor.target)) return
    event.preventDefault()
    navigate(path, { state, preventScrollReset, replace: replace ?? href === hrefOf(location) })
  }

  return <a {...anchor} href={href} onClick={follow} />
}

/** A link that says when it leads to the page on screen, or to one above it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const target = resolve(props.to, pathname).pathname
  const isCurrent = pathname === target || pathname.startsWith(`${target}/`)
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />
}
