import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#app/art/mark.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import styles from './splash.module.css'
import {
  hasSplash,
  splashCompleteEvent,
  splashRemaining,
  splashScript,
  splashShownKey,
  splashTimeline,
} from './splash-timeline.ts'

const times: CSSProperties & Record<`--${string}`, string> = {
  '--splash-tagline': `${splashTimeline.tagline}ms`,
  '--splash-fade': `${splashTimeline.fade}ms`,
  '--splash-fade-duration': `${splashTimeline.fadeDuration}ms`,
}

// A full load has one splash, even when an error page replaced the frame in between.
let isOverInThisLoad = false

function rememberShown() {
  try {
    sessionStorage.setItem(splashShownKey, '1')
  } catch {
    // Storage may be forbidden; then the next load shows the splash again.
  }
}

/** Milliseconds that the splash has been on screen; undefined when it was never painted or is already ended. */
function elapsedOf(splash: HTMLElement): number | undefined {
  if (splash.hidden || getComputedStyle(splash).display === 'none') return undefined
  const time = splash.getAnimations()[0]?.currentTime
  return typeof time === 'number' ? time : splashTimeline.end
}

/** The intro over a page that is already there: drawn and timed by CSS, so that it also ends without scripts. */
export function Splash() {
  const { t } = useTranslation('site-frame')
  const { brand, splash: mode } = useSite()
  const { pathname } = useLocation()
  const splash = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(() => isOverInThisLoad || !hasSplash(mode, pathname))

  useEffect(() => {
    if (isOver || !splash.current) {
      isOverInThisLoad = true
      return
    }
    const complete = () => {
      if (isOverInThisLoad) return
      isOverInThisLoad = true
      if (mode === 'session') rememberShown()
      window.dispatchEvent(new Event(splashCompleteEvent))
    }
    const end = () => {
      complete()
      setOver(true)
    }
    const elapsed = elapsedOf(splash.current)
    if (elapsed === undefined) {
      end()
      return
    }
    const remaining = splashRemaining(elapsed)
    const completion = setTimeout(complete, remaining.complete)
    const removal = setTimeout(end, remaining.end)
    window.addEventListener('keydown', end)
    window.addEventListener('click', end)
    return () => {
      clearTimeout(completion)
      clearTimeout(removal)
      window.removeEventListener('keydown', end)
      window.removeEventListener('click', end)
    }
  }, [isOver, mode])

  if (isOver) return null
  return (
    // The script inside may have hidden it before this code runs.
    <div
      className={styles.splash}
      data-ground="night"
      ref={splash}
      style={times}
      aria-hidden="true"
      suppressHydrationWarning
    >
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, hashed in the content policy
        dangerouslySetInnerHTML={{ __html: splashScript(mode) }}
      />
      <Mark tone="night" />
      <div>
        <p className={styles.name}>{brand.name}</p>
        <p className={classNames(styles.tagline, typography.soft)}>{t('splash.tagline')}</p>
      </div>
      <span className={styles.dots}>
        <i />
        <i />
        <i />
      </span>
    </div>
  )
}
