import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prefersReducedMotion } from '#app/features/home/prefers-reduced-motion.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatCoverageShort } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { CarrierStrip } from './carrier-strip.tsx'
import styles from './carriers.module.css'

/** Thousands of dollars, in ten-thousands, on a clock in milliseconds. */
const counting = { target: 500, step: 10, delay: 1000, tick: 50 }

/** The most that carriers commonly insure without an exam, in USD: the fact `noExamLimit`, without all other facts. */
export const noExamLimit = 1000 * counting.target

/** What goes without an exam, with what it depends on beside it in the same type, and the carriers. */
export function Carriers() {
  const { t, i18n } = useTranslation('home')
  const amount = formatCoverage(noExamLimit, toLanguage(i18n.language))
  return (
    <section className={classNames(layout.section, styles.carriers)} aria-labelledby="carriers-title">
      <div className={classNames(layout.wrap, styles.noExam)}>
        <Figure />
        <div>
          <h2 id="carriers-title" className={typography.h3}>
            {t('carriers.title')}
          </h2>
          <p className={typography.h3}>{t('carriers.condition')}</p>
          <p className={classNames(typography.soft, styles.soft)}>{t('carriers.text', { amount })}</p>
        </div>
      </div>
      <CarrierStrip />
    </section>
  )
}

function Figure() {
  const { i18n } = useTranslation('home')
  const ref = useRef<HTMLParagraphElement>(null)
  const count = useCount(ref)
  return (
    <p className={styles.figure} ref={ref}>
      <span className={layout.sr}>{formatCoverageShort(noExamLimit, toLanguage(i18n.language))}</span>
      <span aria-hidden="true">
        <small>$</small>
        <span className={styles.count} data-full={noExamLimit / 1000}>
          {digitsOf(count).map(({ place, digit, isLeading }) => (
            <span key={place} className={isLeading ? styles.leading : undefined}>
              {digit}
            </span>
          ))}
        </span>
        <small>K</small>
      </span>
    </p>
  )
}

/** Three digits, each in a place of its own, so that nothing moves while they change. */
function digitsOf(count: number) {
  const first = 3 - String(count).length
  return [...String(count).padStart(3, '0')].map((digit, place) => ({
    place,
    digit,
    isLeading: place < first,
  }))
}

/**
 * Counts from 0 to 500 once, after `figure` is half in view. It is 500 at once, and all the time, in the page as the
 * server sends it, where less motion is asked for, and without scripts.
 */
function useCount(figure: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(counting.target)
  useEffect(() => {
    if (!figure.current || prefersReducedMotion()) return
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
