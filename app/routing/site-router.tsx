import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CurrentPageContext } from '#app/site/current-page.ts'
import { LinkContext } from '#app/ui/site-link.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Navigation, NavigationState, Shown } from './navigation.ts'
import { Link, LocationContext, NavigationContext } from './router.tsx'
import { scrollBack, scrollTo, watchScroll } from './scroll.ts'
import type { ScrollMemory } from './scroll-memory.ts'

const StateContext = createContext<NavigationState | undefined>(undefined)

function useNavigationState(): NavigationState {
  const state = useContext(StateContext)
  if (!state) throw new Error('There is no SiteRouter around this')
  return state
}

/** Each page that is shown is scrolled to where it belongs, before it is painted. */
function useScroll(shown: Shown, navigation: Navigation, memory: ScrollMemory | undefined): void {
  const first = useRef(shown)
  useLayoutEffect(() => {
    if (!memory) return
    if (shown === first.current) scrollBack(shown, memory)
    else scrollTo(shown, memory)
  }, [shown, memory])
  useEffect(() => (memory ? watchScroll(navigation, memory) : undefined), [navigation, memory])
}

interface SiteRouterProps {
  navigation: Navigation
  /** Where places were scrolled to; a rendering at the server has none. */
  scroll?: ScrollMemory
  children: ReactNode
}

/** Shows where the navigation arrived: the place to links and hooks, the page to `ShownPage`, what it is like to all. */
export function SiteRouter({ navigation, scroll, children }: SiteRouterProps) {
  const [state, setState] = useState(navigation.state)
  const { location, page } = state.shown

  useLayoutEffect(() => {
    const take = () => {
      const next = navigation.state()
      // That a page is on its way is said at once; the page itself may take a moment to draw.
      if (next.destination) setState(next)
      else startTransition(() => setState(next))
    }
    take()
    return navigation.subscribe(take)
  }, [navigation])
  useScroll(state.shown, navigation, scroll)

  return (
    <NavigationContext value={navigation}>
      <LocationContext value={location}>
        <StateContext value={state}>
          <LinkContext value={Link}>
            <CurrentPageContext value={page.info}>{children}</CurrentPageContext>
          </LinkContext>
        </StateContext>
      </LocationContext>
    </NavigationContext>
  )
}

/** The page at the place on screen. */
export function ShownPage() {
  const { location, page } = useNavigationState().shown
  const { Component } = page
  return <Component key={location.pathname} />
}

/** The address that a navigation is on the way to; undefined while none is. */
export function useDestination(): string | undefined {
  return useNavigationState().destination?.pathname
}

/** Shows `broken` in place of what breaks in it, until the next navigation. */
export function PageBoundary({ broken, children }: { broken: ReactNode; children: ReactNode }) {
  const { key } = useNavigationState().shown.location
  return (
    <ErrorBoundary broken={broken} place={key}>
      {children}
    </ErrorBoundary>
  )
}
