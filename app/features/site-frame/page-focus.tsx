import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import styles from './site-footer.module.css'

function focusTarget(hash: string): HTMLElement | null {
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  const main = document.getElementById('main')
  return anchor ?? main?.querySelector('h1') ?? main
}

/**
 * After a navigation inside the site: moves the focus to the new page's heading (or to the anchor) and announces
 * its title. The first load is the browser's own, and a page that has already placed the focus keeps it.
 */
export function PageFocus() {
  const { t } = useTranslation('site-frame')
  const { pathname, hash, key } = useLocation()
  const [announced, setAnnounced] = useState('')
  const last = useRef({ pathname, key })

  useEffect(() => {
    const before = last.current
    last.current = { pathname, key }
    const isNewPage = before.pathname !== pathname
    if (before.key === key || (!isNewPage && !hash)) return
    const target = focusTarget(hash)
    const main = document.getElementById('main')
    const isPlaced = isNewPage && main !== document.activeElement && main?.contains(document.activeElement)
    if (target && !isPlaced) focusWithoutScrolling(target)
    if (isNewPage) setAnnounced(document.title)
  }, [pathname, hash, key])

  return (
    <p className={classNames(layout.sr, styles.sr)} aria-live="polite" role="status">
      {announced ? t('announcePage', { title: announced }) : null}
    </p>
  )
}

/** Puts the focus on any element, so that reading and Tab go on from there; the page stays where it is. */
export function focusWithoutScrolling(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
