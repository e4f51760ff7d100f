import { type MouseEvent, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from '#app/routing/router.tsx'
import { paths } from '#domain/site/paths.ts'
import { focusWithoutScrolling } from './page-focus.tsx'

const sectionId = 'licensing'
const scrollDelayMs = 100

function scrollToLicensing() {
  const section = document.getElementById(sectionId)
  if (!section) return console.error(`The page has no section #${sectionId} to scroll to`)
  section.scrollIntoView()
  focusWithoutScrolling(section)
}

/** Leads home and, 100 ms later, to the licensing section; where that is missing, only an error is logged. */
export function LicensingLink({ children }: { children: string }) {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  // The location in which it was pressed: the delay starts when the home page that it asked for is on screen.
  const [pressedAt, setPressedAt] = useState<string>()

  useEffect(() => {
    if (pressedAt === undefined || pressedAt === key) return
    if (pathname !== paths.home) {
      setPressedAt(undefined)
      return
    }
    const timer = setTimeout(() => {
      setPressedAt(undefined)
      scrollToLicensing()
    }, scrollDelayMs)
    return () => clearTimeout(timer)
  }, [pressedAt, key, pathname])

  function open(event: MouseEvent) {
    const isForNewWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isForNewWindow) return
    event.preventDefault()
    setPressedAt(key)
    void navigate(paths.home)
  }

  return (
    <Link to={`${paths.home}#${sectionId}`} onClick={open}>
      {children}
    </Link>
  )
}
