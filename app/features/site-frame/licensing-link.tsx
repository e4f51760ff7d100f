import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'

const sectionId = 'licensing'
const scrollDelayMs = 100

function scrollToLicensing() {
  const section = document.getElementById(sectionId)
  if (!section) {
    console.error(`The page has no section #${sectionId} to scroll to`)
    return
  }
  section.scrollIntoView()
}

/** Leads home and, 100 ms later, to the licensing section; where that is missing, only an error is logged. */
export function LicensingLink({ children }: { children: string }) {
  const navigate = useNavigate()
  async function open(event: MouseEvent) {
    const isNewWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isNewWindow) return
    event.preventDefault()
    await navigate(paths.home)
    setTimeout(scrollToLicensing, scrollDelayMs)
  }
  return (
    <Link to={`${paths.home}#${sectionId}`} onClick={(event) => void open(event)}>
      {children}
    </Link>
  )
}
